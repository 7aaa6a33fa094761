# La première partie : ce qui est dit à chaque étape de lesson.toml. `.other` : un autre coup permis a été choisi ; `.after` : pendant que les autres jouent.

lesson-villas = À la fin, qui a le plus d'argent gagne, et qui a moins que les 80 Paras du départ a perdu. L'île est encore intacte : seules quatre villas
    sont sur ses plages, et on les met d'abord aux enchères. C'est vous qui choisissez l'ordre : mettez aux enchères la villa du nord-ouest.
    .other = N'importe quelle villa pourrait venir d'abord. Pour cette leçon, commencez par celle du nord-ouest.
lesson-bid = On mise en secret. La plus forte mise l'emporte, mais ne paie que la deuxième. Misez donc ce que la villa vaut pour vous : ici, au moins 13 Paras.
    .other = Cela pourrait être trop peu : misez au moins 13. Vous ne payez que la deuxième mise.
    .after = Votre mise est cachée. Les autres misent aussi.
lesson-next = Votre mise était la plus forte, et vous avez payé celle de { $b } : 12 Paras. La villa porte votre marque. Qui achète choisit la vente suivante : prenez la villa du nord-est.
    .other = Les trois sont possibles. Pour cette leçon, prenez la villa du nord-est.
lesson-below = Il n'est pas nécessaire de gagner chaque enchère : l'argent compte autant que les villas. Misez peu, de 0 à 9 Paras.
    .other = Gardez votre argent cette fois : 9 Paras au plus.
lesson-third = { $c } a acheté cette villa et propose celle du sud-ouest. Misez 8 Paras.
    .other = Misez exactement 8 ici : vous verrez pourquoi.
lesson-tie = Égalité : { $b } et vous avez misé 8. Vous deux seulement misez de nouveau, au moins autant. { $b } tient beaucoup à cette villa : restez à 8 ou 9.
    .other = Laissez payer { $b } : misez 8 ou 9.
lesson-fourth = La dernière villa, au sud-est. Des bâtiments dans plusieurs districts rapportent plus souvent, et un bâtiment dans chacun des quatre vaut 20 Paras, une fois. Misez au moins 9.
    .other = Misez au moins 9, pour que la villa soit à vous.
lesson-tile = Les douze tours commencent. À chaque tour, une tuile est retournée et mise aux enchères ; qui l'achète la pose. Celle-ci est une villa du nord-ouest, à côté de la vôtre. Misez au moins 12.
    .other = Cette tuile vaut davantage pour vous : misez au moins 12.
    .after = La tuile est à vous. Les autres peuvent maintenant offrir de l'argent pour l'un de ses côtés.
lesson-nature = Qui achète choisit le côté : un bâtiment, ou la nature. Quand un site de plage reste naturel, chaque bâtiment du district rapporte 10 Paras à son propriétaire, et vous recevez un arbre. Choisissez la nature au nord-ouest.
    .other = Un bâtiment est possible aussi, mais ne rapporterait rien encore : aucun site n'est naturel ici. Choisissez la nature.
lesson-south-east = Votre villa a rapporté 10 Paras. Voici une tuile du sud-est, où vous avez aussi une villa. Qui l'achète choisit le côté. Laissez payer quelqu'un d'autre : misez 14 au plus.
    .other = Laissez cette tuile à quelqu'un d'autre : 14 Paras au plus.
lesson-offer = { $b } l'a achetée et choisit le côté. Si c'est la nature, votre villa rapporte 10 Paras. Offrez donc à { $b } jusqu'à 10 Paras pour la nature : vous ne payez que si { $b } pose ce côté.
    .other = Sans offre, { $b } n'a guère de raison de choisir la nature. Offrez de 1 à 10 Paras pour la nature.
lesson-hotel = { $b } a choisi la nature : votre villa a rapporté 10 Paras, et { $b } a reçu ce que vous offriez. Voici l'hôtel du nord-ouest. Un bâtiment rapporte aussitôt 10 Paras par site naturel de son district. Misez au moins 11.
    .other = Un site de ce district est naturel, grâce à vous : misez au moins 11.
lesson-build = L'hôtel va sur le site central. Il rapporte pour les sites naturels de son district, et pour ceux du centre aussi. Construisez-le.
    .other = Construisez, cette fois : la nature donnerait un deuxième arbre, mais pas de prime pour un nouveau bâtiment.
lesson-end = Vous savez comment se joue un tour. Neuf tuiles suivent. À la fin, les deux premiers en arbres reçoivent des prix, d'autant plus grands que les sites naturels sont rares. Qui a alors moins de 80 Paras a perdu ; vos trois bâtiments sont là pour les regagner.
