# What components.py expects of a component file. The English messages are its own words: troubles quote them.

expected-rising = rising values from { $low } to { $high }
