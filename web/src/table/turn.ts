/** It is your turn: a sound, and a notification when the page is not looked at. */

import { preferences } from "../preferences.svelte";

/** Somebody who has waited less than this has looked all the time. */
const WAITED = 4_000;
let audio: AudioContext | null = null;

/** Two short notes, made here: there is no file to load. */
export function beep(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    [660, 880].forEach((pitch, at) => {
      const start = audio!.currentTime + at * 0.14;
      const tone = audio!.createOscillator();
      const volume = audio!.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, start);
      volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.13);
      tone.connect(volume).connect(audio!.destination);
      tone.start(start);
      tone.stop(start + 0.14);
    });
  } catch {
    // No sound here.
  }
}

export const canNotify = (): boolean => "Notification" in globalThis;

/** Ask the browser for permission; whether it was given. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === "granted";
}

function notify(text: string): void {
  if (!canNotify() || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(document.title.replace(/^● /, ""), {
      body: text,
      tag: location.pathname,
      icon: "/icon-192.png",
    });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones let only a service worker notify.
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification("Capital Lux", { body: text, tag: location.pathname }),
    );
  }
}

export class TurnCall {
  private mine = true;
  private since = Date.now();

  /** Say whether it is this player's turn now; a turn that has just come is called. */
  hear(mine: boolean, text: string): void {
    if (mine === this.mine) return;
    this.mine = mine;
    const waited = Date.now() - this.since;
    this.since = Date.now();
    if (!mine) return;
    const away = document.hidden || !document.hasFocus();
    if (preferences.sound && (away || waited > WAITED)) beep();
    if (preferences.notify && away) notify(text);
  }
}
