// @ts-check
// A finger or mouse button that is down on something that decides: nothing is drawn anew under it, because the click would be lost.

export class Press {
  /**
   * @param {string} decides what is not drawn anew while it is pressed, as a selector
   * @param {() => void} released called when something waited for the end of a press
   */
  constructor(decides, released) {
    this.decides = decides;
    this.released = released;
    this.down = false;
    this.waiting = false;
    document.addEventListener("pointerdown", (event) => this.begin(event), true);
    for (const name of ["pointerup", "pointercancel", "dragend"])
      document.addEventListener(name, () => setTimeout(() => this.end()), true); // the click comes first
    window.addEventListener("blur", () => this.end());
  }

  /** @param {PointerEvent} event */
  begin({ target }) {
    this.down = target instanceof Element && target.closest(this.decides) !== null;
  }

  end() {
    const { waiting } = this;
    this.down = this.waiting = false;
    if (waiting) this.released();
  }

  /** Whether whoever asks has to wait; they are called when the press is over. */
  waits() {
    this.waiting ||= this.down;
    return this.down;
  }
}

/** What was used last: "mouse", "touch", "pen" or "keys". */
let used = "";
document.addEventListener("pointerdown", (event) => (used = event.pointerType), true);
document.addEventListener("keydown", () => (used = "keys"), true);

/** Whether a finger (or a pen) is doing this: it may have slipped, and it cannot hover to see what would happen. */
export function byFinger() {
  return used === "touch" || used === "pen";
}
