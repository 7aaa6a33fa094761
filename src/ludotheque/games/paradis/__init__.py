"""Das letzte Paradies (Reiner Knizia, 1993): sealed auctions, and build or preserve."""
