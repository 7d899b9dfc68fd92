import { removeLocalItem, readLocalItem, writeLocalItem } from '../../../shared/storage/local-storage.ts';
import { playChime } from './chime.ts';

/** Set in local storage when the owner has asked for sound and notifications in this browser. */
const KEY = 'adminAlerts';

export const areAlertsOn = (): boolean => readLocalItem<boolean>(KEY) ?? false;

export function stopAlerts(): void {
  removeLocalItem(KEY);
}

/** Turns alerts on, asks the browser for notifications, and plays the sound once, which also allows it later. */
export async function startAlerts(): Promise<void> {
  writeLocalItem(KEY, true);
  playChime();
  if ('Notification' in window && Notification.permission === 'default') await Notification.requestPermission();
}

interface Alert {
  title: string;
  body: string;
  /** A later notification with the same tag replaces it. */
  tag: string;
  /** URL that a click opens. */
  path: string;
}

/** Plays the sound, and shows a browser notification while the dashboard is not in view; only if alerts are on. */
export function alertOwner({ title, body, tag, path }: Alert): void {
  if (!areAlertsOn()) return;
  playChime();
  if (document.visibilityState === 'visible') return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const notification = new Notification(title, { body, tag });
    notification.onclick = () => {
      window.focus();
      window.location.assign(path);
    };
  } catch {
    // browsers on Android only allow notifications of a service worker; the sound has been played
    return;
  }
}
