// @ts-check
// The one connection to the table: it comes back by itself, and says how often it has tried.

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15000;
const SILENCE = 45000; // the server sends a ping every 15 s
const ANSWER = 5000; // how long an answer to our own ping may take

/** Close codes after which trying again is of no use (protocol §3). */
const FINAL = new Set([4401, 4403, 4404]);

/**
 * @typedef {object} Connection
 * @property {"connecting"|"open"|"waiting"|"closed"} status
 * @property {number} attempt how many attempts have failed since the connection was lost
 * @property {number} next when the next attempt is made, in local time
 * @property {number} code the close code that ended it for good
 */

export class Link {
  /**
   * @param {() => string} address
   * @param {(message: any) => void} take
   * @param {(connection: Connection) => void} changed
   */
  constructor(address, take, changed) {
    this.address = address;
    this.take = take;
    this.changed = changed;
    /** @type {Connection} */
    this.connection = { status: "connecting", attempt: 0, next: 0, code: 0 };
    /** @type {WebSocket|null} */
    this.socket = null;
    this.timer = 0;
    this.watch = 0;
    window.addEventListener("online", () => this.check());
    document.addEventListener("visibilitychange", () => document.hidden || this.check());
    window.addEventListener("pagehide", () => this.socket?.close());
  }

  open() {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.address());
    this.socket = socket;
    this.set({ status: "connecting" });
    socket.onmessage = (event) => this.heard(socket, event.data);
    socket.onclose = (event) => this.lost(socket, event.code);
    this.listen(socket);
  }

  /** Try now instead of waiting. */
  retry() {
    if (this.connection.status === "waiting") this.open();
  }

  /** The page is looked at again or the network is back: a connection may have died meanwhile. */
  check() {
    this.retry();
    if (this.socket !== null && this.send({ type: "ping" })) this.listen(this.socket, ANSWER);
  }

  /** @param {any} message @returns {boolean} whether it could be sent */
  send(message) {
    if (this.connection.status !== "open" || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** @param {WebSocket} socket @param {string} data */
  heard(socket, data) {
    if (socket !== this.socket) return;
    this.listen(socket);
    const message = JSON.parse(data);
    if (message.type === "ping") {
      socket.send('{"type":"pong"}');
      return;
    }
    if (message.type === "pong") return;
    // In step again only once the whole state is here.
    if (message.type === "state") this.set({ status: "open", attempt: 0 });
    this.take(message);
  }

  /**
   * A connection that says nothing for long is dead, whatever the browser believes.
   * @param {WebSocket} socket
   * @param {number} [silence] how long it may say nothing, in milliseconds
   */
  listen(socket, silence = SILENCE) {
    clearTimeout(this.watch);
    this.watch = window.setTimeout(() => this.abandon(socket), silence);
  }

  /** Closes a dead connection. It may take long to say goodbye, so nobody waits for that. @param {WebSocket} socket */
  abandon(socket) {
    socket.close();
    this.lost(socket, 1006);
  }

  /** @param {WebSocket} socket @param {number} code */
  lost(socket, code) {
    if (socket !== this.socket) return;
    this.socket = null;
    clearTimeout(this.watch);
    if (FINAL.has(code)) {
      this.set({ status: "closed", code });
      return;
    }
    const attempt = this.connection.attempt + 1;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (attempt - 1)) * (0.8 + 0.4 * Math.random());
    this.set({ status: "waiting", attempt, next: Date.now() + wait });
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  /** @param {Partial<Connection>} change */
  set(change) {
    this.connection = { ...this.connection, ...change };
    this.changed(this.connection);
  }
}
