# What components.py expects of a component file. The English messages are its own words: troubles quote them.

expected-lots = numbers of lots, { $low } to { $high }
expected-rows = one or two rows of at most five # or .
expected-equal-rows = rows of # and . of the same length
expected-divisor = a number of lots that divides 12
expected-sizes = sizes that divide 12
expected-pair = two kinds of building, such as { $example }
