"""Programs of attack: what hostile visitors send, and what the server must answer."""
