/** Tells you that it is your turn: a sound, and a notification when nobody looks at the page. */

import { here } from "../address";
import { preferences } from "../preferences.svelte";
import { PREFIX } from "../prefix";
import { sound } from "../sounds";

/** Somebody who has waited less than this was looking all the time. */
const WAITED = 4_000;

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
      tag: here().pathname,
      icon: `${PREFIX}${import.meta.env.BASE_URL}icon-192.png`,
    });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones let only a service worker notify.
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification("Capital Lux", { body: text, tag: here().pathname }),
    );
  }
}

export class TurnCall {
  private mine = true;
  private since = Date.now();

  /** Hears whether it is this player's turn now, and says so when it has just come. */
  hear(mine: boolean, text: string): void {
    if (mine === this.mine) return;
    this.mine = mine;
    const waited = Date.now() - this.since;
    this.since = Date.now();
    if (!mine) return;
    const away = document.hidden || !document.hasFocus();
    if (preferences.sound && (away || waited > WAITED)) sound("turn");
    if (preferences.notify && away) notify(text);
  }
}
