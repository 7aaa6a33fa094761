# Ce que components.py attend d'un fichier de matériel.

expected-cards = au moins { $number } cartes
expected-notes = des billets pour { $amount }
expected-multiple = un multiple de { $step }
expected-notes-multiple = des billets d'un multiple de { $step }
