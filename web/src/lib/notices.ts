// What calls somebody back to the table: a sound and a notice of the browser. Both are off until they are turned on.
export interface Standing {
  asked: boolean; // something of oneself
  here: number[]; // the other players who are here
}
export type News = "asked" | "joined";

/** What is new for somebody who may be looking elsewhere; what one sees on coming is not. */
export function newsOf(before: Standing | null, now: Standing): News | null {
  if (before === null) return null;
  if (now.asked && !before.asked) return "asked";
  return now.here.some((player) => !before.here.includes(player)) ? "joined" : null;
}

const TONES: Record<News, number[]> = { asked: [660, 880], joined: [520] }; // hertz
const LONG = 0.14; // seconds
const LOUD = 0.15;
const SILENT = 0.001;

let audio: AudioContext | null = null;

/** Short tones, made here: there is no file of them. */
export function sound(news: News): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    const start = audio.currentTime;
    for (const [n, hertz] of TONES[news].entries()) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const at = start + n * LONG;
      tone.frequency.value = hertz;
      volume.gain.setValueAtTime(LOUD, at);
      volume.gain.exponentialRampToValueAtTime(SILENT, at + LONG);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + LONG);
    }
  } catch {
    // a browser without sound
  }
}

/** Whether the browser lets this page show notices; asks whoever sits there if that is still open. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** A notice of the browser, unless this window is being looked at. */
export function notify(words: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted" || document.hasFocus()) return;
  try {
    const notice = new Notification("Tintero", { body: words, tag: "tintero" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // some phones show notices only for apps that are installed
  }
}
