/** A handful of short sounds, made by the page itself. */
import { preferences } from "./preferences.svelte";

interface Tone {
  /** In hertz; from the first to the second over the tone's length. */
  pitch: [number, number];
  /** In seconds from the beginning of the sound. */
  start: number;
  length: number;
  loudness: number;
  wave: OscillatorType;
}

const tone = (
  pitch: number,
  start: number,
  length: number,
  loudness = 0.1,
  wave: OscillatorType = "triangle",
  to = pitch,
): Tone => ({
  pitch: [pitch, to],
  start,
  length,
  loudness,
  wave,
});

const SOUNDS = {
  /** It is your turn: a kalimba's open fifth. */
  turn: [tone(523.3, 0, 0.5), tone(784, 0.11, 0.6)],
  /** You have moved: wood on wood. */
  move: [tone(220, 0, 0.07, 0.16, "triangle", 140)],
  /** Somebody else has moved: the same, further away. */
  other: [tone(196, 0, 0.06, 0.07, "triangle", 130)],
  points: [tone(659.3, 0, 0.2, 0.07), tone(880, 0.07, 0.3, 0.07)],
  refused: [tone(150, 0, 0.16, 0.12, "sine", 110)],
  undone: [tone(330, 0, 0.1, 0.09, "triangle", 247)],
  /** Somebody says something. */
  talk: [tone(698.5, 0, 0.09, 0.05, "sine"), tone(932.3, 0.07, 0.12, 0.05, "sine")],
  /** Time runs out: a clock's two strokes. */
  hurry: [tone(880, 0, 0.08, 0.08, "square", 860), tone(880, 0.2, 0.08, 0.08, "square", 860)],
  over: [tone(392, 0, 0.5), tone(493.9, 0.13, 0.5), tone(587.3, 0.26, 0.5), tone(784, 0.39, 0.9)],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

/** @param calls whether somebody is called who may be looking at something else */
export function play(sound: Sound, calls = false): void {
  if (!preferences.sound || typeof AudioContext === "undefined" || (document.hidden && !calls)) return;
  // Browsers let a page sound only after the first touch; what comes before that is not made up for.
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state !== "running") {
    void context.resume();
    return;
  }
  for (const part of SOUNDS[sound]) ring(context, part);
}

function ring(audio: AudioContext, { pitch, start, length, loudness, wave }: Tone): void {
  const from = audio.currentTime + start;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = wave;
  source.frequency.setValueAtTime(pitch[0], from);
  source.frequency.exponentialRampToValueAtTime(pitch[1], from + length);
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(loudness, from + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
  source.connect(volume).connect(audio.destination);
  source.start(from);
  source.stop(from + length);
}
