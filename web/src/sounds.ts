/** A small set of sounds, made here: there is no file to load. Each can be heard in the settings. */

import { preferences } from "./preferences.svelte";
import type { GameEvent } from "./types";

export type Sound = "card" | "gold" | "turned" | "bonus" | "lost" | "turn" | "won" | "over";

let audio: AudioContext | null = null;
let master: GainNode | null = null;

/** Everything goes through one volume; null where there is no sound. */
function output(): GainNode | null {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    if (!master) {
      master = audio.createGain();
      master.connect(audio.destination);
    }
    // Twice as far is heard as twice as loud.
    master.gain.value = preferences.volume ** 2;
    return master;
  } catch {
    return null;
  }
}

/** A sound that swells in a moment and fades. */
function shaped(source: AudioScheduledSourceNode, start: number, length: number, loud: number, through?: AudioNode): void {
  const volume = audio!.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.015, length / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  (through ? source.connect(through) : source).connect(volume).connect(master!);
  source.start(start);
  source.stop(start + length);
}

function tone(pitch: number, after: number, length: number, loud = 0.3, type: OscillatorType = "sine"): void {
  const source = audio!.createOscillator();
  source.type = type;
  source.frequency.value = pitch;
  shaped(source, audio!.currentTime + after, length, loud);
}

/** Air between paper and table: noise, of which a filter leaves a band. */
function rustle(pitch: number, after: number, length: number, loud: number): void {
  const samples = audio!.createBuffer(1, Math.ceil(audio!.sampleRate * length), audio!.sampleRate);
  const data = samples.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
  const source = audio!.createBufferSource();
  source.buffer = samples;
  const band = audio!.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = 0.8;
  shaped(source, audio!.currentTime + after, length, loud, band);
}

const MADE: Record<Sound, () => void> = {
  card: () => {
    rustle(2600, 0, 0.07, 0.5);
    rustle(500, 0.045, 0.06, 0.7);
  },
  turned: () => {
    rustle(3400, 0, 0.05, 0.4);
    rustle(1800, 0.06, 0.08, 0.5);
  },
  gold: () => {
    tone(1976, 0, 0.12, 0.16, "triangle");
    tone(2637, 0.07, 0.25, 0.16, "triangle");
  },
  bonus: () => [659, 831, 988].forEach((pitch, at) => tone(pitch, at * 0.07, 0.3, 0.2)),
  lost: () => {
    tone(196, 0, 0.28, 0.4, "triangle");
    tone(147, 0.12, 0.4, 0.4, "triangle");
  },
  turn: () => {
    tone(660, 0, 0.13, 0.45);
    tone(880, 0.14, 0.13, 0.45);
  },
  won: () => {
    [523, 659, 784, 1047].forEach((pitch, at) => tone(pitch, at * 0.13, 0.45, 0.3, "triangle"));
    [523, 784, 1319].forEach((pitch) => tone(pitch, 0.56, 1.1, 0.16));
  },
  over: () => [523, 440, 392].forEach((pitch, at) => tone(pitch, at * 0.17, 0.4, 0.25)),
};

/** Make a sound, whatever is switched off. */
export function sound(which: Sound): void {
  if (output()) MADE[which]();
}

const HEARD: Record<string, Sound> = {
  kept: "card",
  played: "card",
  moved: "card",
  laid_down: "card",
  took_gold: "gold",
  paid: "gold",
  revealed: "turned",
  revealed_rebel: "turned",
  over_limit: "lost",
  discarded: "lost",
  bonus: "bonus",
};

/** What is heard of events that are shown together: one sound, that of the first event that has one. */
export function soundOf(events: GameEvent[]): Sound | null {
  for (const { what } of events) if (HEARD[what]) return HEARD[what];
  return null;
}

/** Sounds that come closer together than this are one. */
const APART = 60;
let last = 0;

/** Let a game be heard, if its sounds are on and somebody looks at the page. */
export function hear(which: Sound | null): void {
  if (!which || !preferences.sounds || document.hidden || performance.now() - last < APART) return;
  last = performance.now();
  sound(which);
}
