# What components.py expects of a component file. The English messages are its own words: troubles quote them.

expected-cards = at least { $number } cards
expected-notes = notes worth { $amount }
expected-multiple = a multiple of { $step }
expected-notes-multiple = notes of a multiple of { $step }
