## On the shelf

tagline = Nine shoals, nine baits: the strongest takes the shoal, unless two are equally strong.
option-second_takes = Equal baits: the next strongest takes the shoal
    .hint = Otherwise the shoal escapes (§3.4).

## Refusals

bait-used = The bait { $bait } is used up: lay another one (§3.2).
no-such-bait = There is no bait { $bait }: choose one of your hand (§3.1).

## What happened

fact-shoal-turned = { $points ->
    [one] A shoal of 1 point passes.
   *[other] A shoal of { $points } points passes.
}
fact-bait-laid = { $seat } has laid a bait.
fact-baits-shown = Baits: { $baits_by_seat }.
fact-shoal-caught = { $points ->
    [one] { $skipper } takes the shoal: 1 point.
   *[other] { $skipper } takes the shoal: { $points } points.
}
fact-shoal-escaped = Equally strong: the shoal of { $points } escapes.

## The table

status-lay = Lay a bait for the shoal of { $points }.
status-waiting = { $number ->
    [one] One skipper is still choosing a bait for the shoal of { $points }.
   *[other] { $number } skippers are still choosing a bait for the shoal of { $points }.
}
status-over = The tide is out.
action-lay = Lay bait { $bait }
label-pile = { $number ->
    [one] One more shoal
   *[other] { $number } more shoals
}
label-shoal = Shoal of { $points }
label-caught = Shoal of { $points }, taken by { $skipper }
label-escaped = Shoal of { $points }, escaped
label-bait = Bait { $bait }
label-bait-hidden = The bait of { $skipper }, still hidden
label-bait-mine = Your bait: { $bait }
label-bait-shown = { $skipper }: bait { $bait }
label-points = Points
label-baits = Baits left
label-has-laid = has laid a bait
label-if-strongest = If it is the strongest, and nobody else lays it
quantity-points = points

## The end

category-shoals = Shoals
reason-most-points = { $names } has the most points.
reason-shared-victory = { $names } have the most points: they share the victory.
breakdown-title = Where the points come from
score-amount = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
