# Ce que components.py attend d'un fichier de matériel.

expected-rising = des valeurs croissantes de { $low } à { $high }
