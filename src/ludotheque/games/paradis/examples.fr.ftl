# Ce qui est dit des exemples de examples.toml, sur la page des règles et à leurs tables.

example-second-price = { $b } et { $c } ont misé 7 Paras et { $d } 6, en secret. Si vous misez 10, vous l'emportez et ne payez que 7.
example-tie = { $b } et vous avez misé 10, { $c } 8 et { $d } 7. Vous deux misez de nouveau, au moins 10. Si chacun mise 11, une troisième enchère suit ; si personne n'augmente alors, le hasard décide et qui gagne paie 11.
example-beach = { $b } et vous avez chacun une villa au nord-ouest, et vous avez acheté la tuile du troisième site de plage. Préservez-le : vous recevez un arbre et 10 Paras pour votre villa, et { $b } 10 Paras aussi.
example-centre = Vous avez une villa au nord-ouest, { $b } un hôtel au centre. Vous avez acheté la tuile du site central NWC. Préservé, il rapporte 10 Paras à votre villa, et autant à l'hôtel de { $b }.
example-hotel = Un site de plage du nord-ouest est préservé, et un site du centre aussi. Construisez votre hôtel sur NWC : il rapporte 20 Paras, 10 pour chacun des deux.
example-diversity = Vos villas sont dans trois districts. Un hôtel dans le quatrième complète la série : construisez sur SEC et recevez les 20 Paras de diversité.
