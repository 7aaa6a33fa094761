# Ce qui est dit des exemples de examples.toml, sur la page des règles et à leurs tables.

example-budget = Vous avez fait un 3 et un 6 : vous pouvez dépenser 9 millions en hôtels.
example-combinations = Vous avez obtenu 6, 4 et le bleu : des hôtels pour 10 millions au plus dans la zone bleue. Par exemple sur 6 et 4, ou sur 5, 3 et 2. Deux sur bleue 5, pas encore : une propriété vide reçoit un hôtel par tour.
example-higher = { $b } a un hôtel sur rouge 5. Vous avez obtenu 6, 4 et le rouge : construisez-en deux au-dessus, et le titre vous revient.
example-level = { $b } a un hôtel sur rouge 5. Vous avez obtenu 3, 2 et le rouge : assez pour un des vôtres au-dessus. À égalité, la propriété reste à { $b }, dont l'hôtel est le plus proche de la base.
example-tokens = Vos titres valent 10 millions, ceux de { $b } 15. Vous avez obtenu 6, 4 et le rouge : deux hôtels sur rouge 5 vous donnent ce titre, votre pion avance à 15 et celui de { $b } recule à 10.
