# What components.py expects of a component file. The English messages are its own words: troubles quote them.

expected-cards = at least { $number } cards
expected-squares = squares from { $low } to { $high }
expected-rising = rising values from { $low } to { $high }
expected-face = a face to build with
expected-other-card = a card unlike { $card }
expected-only = only { $words }
