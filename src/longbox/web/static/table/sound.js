// Short sounds, made on the spot: no files. Off until the visitor has done something (browsers demand it), and always mutable.

import { memory } from "./dom.js";

/** Notes in hertz, one after another. */
const TUNES = { turn: [660, 880], dice: [220], chat: [520], bad: [180, 140], over: [523, 659, 784] };
const NOTE = 0.09;

/** @type {AudioContext | null} */
let context = null;

export const sound = {
  get on() {
    return memory.get("sound", "on") === "on";
  },
  /** @param {boolean} on */
  set(on) {
    memory.set("sound", on ? "on" : "off");
    if (on) this.play("chat");
  },
  /** @param {keyof typeof TUNES} tune */
  play(tune) {
    if (!this.on || !navigator.userActivation?.hasBeenActive) return;
    context ??= new AudioContext();
    const start = context.currentTime;
    TUNES[tune].forEach((note, i) => {
      if (!context) return;
      const tone = context.createOscillator();
      const volume = context.createGain();
      const at = start + i * NOTE;
      tone.frequency.value = note;
      tone.type = "triangle";
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(0.08, at + 0.01);
      volume.gain.linearRampToValueAtTime(0, at + NOTE);
      tone.connect(volume).connect(context.destination);
      tone.start(at);
      tone.stop(at + NOTE);
    });
  },
};
