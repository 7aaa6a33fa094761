"""The page in a real browser: the system's Chromium through Playwright, against the real server."""
