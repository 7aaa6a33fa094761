credits = Un jeu dans un paquet à part ; règles, textes et dessins viennent avec lui.
made-box-shoals = Les points des bancs.
