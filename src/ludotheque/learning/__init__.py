"""How the nets of the games come about: matches of bots against themselves, and TD(λ) on what was seen in them."""
