"""The rule book, a module per chapter; the § are those of `rules.en.md`."""
