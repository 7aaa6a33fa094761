# Ce que components.py attend d'un fichier de matériel.

expected-lots = des numéros de terrain de { $low } à { $high }
expected-rows = une ou deux rangées de cinq # ou . au plus
expected-equal-rows = des rangées de # et de . de même longueur
expected-divisor = un nombre de terrains qui divise 12
expected-sizes = des tailles qui divisent 12
expected-pair = deux sortes de bâtiments, par exemple { $example }
