# Ce que components.py attend d'un fichier de matériel.

expected-coins = au plus { $number } pièces par joueur
expected-gems = de 1 à { $number } pierres
