# What components.py expects of a component file. The English messages are its own words: troubles quote them.

expected-coins = at most { $number } coins per player
expected-gems = 1 to { $number } gems
