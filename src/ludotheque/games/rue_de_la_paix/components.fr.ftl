# Ce que components.py attend d'un fichier de matériel.

expected-cards = au moins { $number } cartes
expected-squares = des cases de { $low } à { $high }
expected-rising = des valeurs croissantes de { $low } à { $high }
expected-face = une face qui permette de construire
expected-other-card = une carte différente de { $card }
expected-only = seulement { $words }
