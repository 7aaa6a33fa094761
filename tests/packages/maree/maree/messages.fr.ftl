## Sur l'étagère

tagline = Neuf bancs, neuf appâts : le plus fort prend le banc, sauf si deux sont de même force.
option-second_takes = À égalité, l'appât suivant prend le banc
    .hint = Sinon le banc s'échappe (§3.4).

## Refus

bait-used = L'appât { $bait } est usé : posez-en un autre (§3.2).
no-such-bait = Il n'y a pas d'appât { $bait } : choisissez-en un de votre main (§3.1).

## Ce qui s'est passé

fact-shoal-turned = { $points ->
    [one] Un banc de { $points } point passe.
   *[other] Un banc de { $points } points passe.
}
fact-bait-laid = { $seat } a posé un appât.
fact-baits-shown = Appâts : { $baits_by_seat }.
fact-shoal-caught = { $points ->
    [one] { $skipper } prend le banc : { $points } point.
   *[other] { $skipper } prend le banc : { $points } points.
}
fact-shoal-escaped = De même force : le banc de { $points } s'échappe.

## La table

status-lay = Posez un appât pour le banc de { $points }.
status-waiting = { $number ->
    [one] Un patron choisit encore son appât pour le banc de { $points }.
   *[other] { $number } patrons choisissent encore leur appât pour le banc de { $points }.
}
status-over = La mer s'est retirée.
action-lay = Poser l'appât { $bait }
label-pile = { $number ->
    [one] Encore un banc
   *[other] Encore { $number } bancs
}
label-shoal = Banc de { $points }
label-caught = Banc de { $points }, pris par { $skipper }
label-escaped = Banc de { $points }, échappé
label-bait = Appât { $bait }
label-bait-hidden = L'appât de { $skipper }, encore caché
label-bait-mine = Votre appât : { $bait }
label-bait-shown = { $skipper } : appât { $bait }
label-points = Points
label-baits = Appâts restants
label-has-laid = a posé un appât
label-if-strongest = Si c'est le plus fort et le seul de sa force
quantity-points = points

## La fin

category-shoals = Bancs
reason-most-points = { $names } a le plus de points.
reason-shared-victory = { $names } ont le plus de points et se partagent la victoire.
breakdown-title = D'où viennent les points
score-amount = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
