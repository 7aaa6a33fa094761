// @ts-check
// Sounds made on the spot: a few sine waves and a little noise, no files.
import { settings } from "./settings.js";

/** @type {AudioContext|null} */
let context = null;

const AFTER = 200; // opening the way to the loudspeaker takes long: not while the first click is being answered

/** What was to be heard while the way was being opened. @type {keyof typeof SOUNDS|null} */
let missed = null;
let opening = false;

/** Browsers allow sound only after a first touch. */
export function startSound() {
  const wake = () => {
    if (!context && !opening && settings().sound && "AudioContext" in window) {
      opening = true;
      setTimeout(open, AFTER);
    }
    if (context?.state === "suspended") context.resume();
  };
  for (const name of ["pointerdown", "keydown"]) window.addEventListener(name, wake, { passive: true });
}

function open() {
  context = new AudioContext();
  const heard = () => {
    if (context?.state !== "running") return;
    opening = false;
    if (missed) sound(missed);
    missed = null;
  };
  context.addEventListener("statechange", heard);
  heard();
}

/**
 * One note.
 * @param {number} pitch
 * @param {number} from
 * @param {number} length
 * @param {number} loud
 * @param {OscillatorType} [wave]
 */
function note(pitch, from, length, loud, wave = "sine") {
  if (!context) return;
  const at = context.currentTime + from;
  const voice = context.createOscillator();
  const level = context.createGain();
  voice.type = wave;
  voice.frequency.value = pitch;
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(loud, at + 0.012);
  level.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(level).connect(context.destination);
  voice.start(at);
  voice.stop(at + length + 0.02);
}

/** A knock of wood. @param {number} from @param {number} loud */
function knock(from, loud) {
  rustle(from, loud, 0.06, "lowpass", 900, 4);
}

/**
 * Noise that dies away.
 * @param {number} from
 * @param {number} loud
 * @param {number} length
 * @param {BiquadFilterType} kind
 * @param {number} pitch
 * @param {number} fall how quickly
 */
function rustle(from, loud, length, kind, pitch, fall) {
  if (!context) return;
  const size = Math.floor(context.sampleRate * length);
  const buffer = context.createBuffer(1, size, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < size; at += 1) data[at] = (Math.random() * 2 - 1) * (1 - at / size) ** fall;
  const source = context.createBufferSource();
  const band = context.createBiquadFilter();
  const level = context.createGain();
  source.buffer = buffer;
  band.type = kind;
  band.frequency.value = pitch;
  level.gain.value = loud;
  source.connect(band).connect(level).connect(context.destination);
  source.start(context.currentTime + from);
}

/** Paper on felt. @param {number} from @param {number} loud */
function swish(from, loud) {
  rustle(from, loud, 0.16, "bandpass", 2600, 1);
}

const SOUNDS = {
  turn: () => [note(659, 0, 0.35, 0.09), note(880, 0.14, 0.5, 0.09)],
  move: () => knock(0, 0.35),
  gavel: () => [knock(0, 0.9), knock(0.11, 0.5)],
  hammer: () => [knock(0, 0.9), knock(0.16, 0.9)],
  placed: () => knock(0, 0.5),
  dice: () => [0, 0.07, 0.13, 0.22, 0.34, 0.5].forEach((from, at) => knock(from, 0.4 - at * 0.05)),
  card: () => swish(0, 0.12),
  opened: () => [0, 0.12, 0.24].forEach((from) => swish(from, 0.1)),
  coins: () => [0, 0.09, 0.2].forEach((from, at) => note(2093 + at * 350, from, 0.16, 0.04, "triangle")),
  chat: () => note(1175, 0, 0.12, 0.04, "triangle"),
  refused: () => note(196, 0, 0.25, 0.07, "triangle"),
  end: () => [523, 659, 784, 1047].forEach((pitch, at) => note(pitch, at * 0.13, 0.6, 0.07)),
};

/** @param {keyof typeof SOUNDS} name */
export function sound(name) {
  if (!settings().sound) return;
  if (context?.state === "running") SOUNDS[name]();
  else if (opening) missed = name;
}
