// What is being built, with the steps back, and whoever wants to know of changes.

const STEPS_BACK = 50;

/** @template {import("./types.js").Made} T */
export class Work {
  /** @param {T} made */
  constructor(made) {
    this.made = made;
    this.locked = false;
    /** @type {T[]} */
    this.past = [];
    /** @type {(() => void)[]} */
    this.watchers = [];
  }

  /** @param {() => void} watcher */
  watch(watcher) {
    this.watchers.push(watcher);
  }

  changed() {
    for (const watcher of this.watchers) watcher();
  }

  remember() {
    this.past = [...this.past, structuredClone(this.made)].slice(-STEPS_BACK);
  }

  /** @param {(made: T) => void} change */
  edit(change) {
    if (this.locked) return false;
    this.remember();
    change(this.made);
    this.changed();
    return true;
  }

  /** @param {string} name */
  rename(name) {
    this.made.name = name;
    this.changed();
  }

  undo() {
    const last = this.locked ? undefined : this.past.pop();
    if (!last) return false;
    this.made = last;
    this.changed();
    return true;
  }

  /** Another one takes the place of this one, which can be brought back. @param {T} made @param {boolean} [locked] */
  open(made, locked = false) {
    if (!this.locked) this.remember();
    this.locked = locked;
    this.made = structuredClone(made);
    this.changed();
  }
}
