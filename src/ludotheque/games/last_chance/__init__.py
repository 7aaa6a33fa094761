"""Last Chance (McGuire brothers, Ravensburger, 1994): auctions for dice challenges, side bets, all or nothing."""
