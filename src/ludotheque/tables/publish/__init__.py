"""What viewers of a table are sent: scenes rendered in their language, compared with the last one, and encoded."""
