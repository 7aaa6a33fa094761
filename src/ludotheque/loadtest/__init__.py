"""A load test: simulated people at many tables of a server, over real sockets, and a report of what went wrong."""
