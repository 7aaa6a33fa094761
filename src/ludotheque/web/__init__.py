"""Pages, sockets and the HTTP interface. Talks to tables, never to rules. The protocol: `docs/protocol.md`."""
