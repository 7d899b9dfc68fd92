import { useSyncExternalStore } from 'react';
import { toast } from '../../../shared/toast/toast-store.ts';
import { removeLocalItem, readLocalItem, writeLocalItem } from '../../../shared/storage/local-storage.ts';
import { hasUnsavedInput } from '../forms/containers/unsaved-input.ts';
import { playChime } from './chime.ts';
import { Listeners } from '../../../shared/state/listeners.ts';

/** Set in local storage when the owner has asked for sound and notifications in this browser. */
const KEY = 'adminAlerts';

const changes = new Listeners();

const areAlertsOn = (): boolean => readLocalItem<boolean>(KEY) ?? false;

/** `isOn` is true if alerts are on in this browser; `toggle` turns them on or off. */
export function useAlerts(): { isOn: boolean; toggle: () => void } {
  const isOn = useSyncExternalStore(changes.subscribe, areAlertsOn);
  return { isOn, toggle: () => (isOn ? stopAlerts() : void startAlerts()) };
}

function stopAlerts(): void {
  removeLocalItem(KEY);
  changes.notify();
}

/** Turns alerts on, asks the browser for notifications, and plays the sound once, which also allows it later. */
async function startAlerts(): Promise<void> {
  writeLocalItem(KEY, true);
  changes.notify();
  playChime();
  if ('Notification' in window && Notification.permission === 'default') await Notification.requestPermission();
}

interface Alert {
  title: string;
  body: string;
  /** A later notification with the same tag replaces it. */
  tag: string;
  /** Opens what the alert is about; called when the notification is clicked. */
  onOpen: () => void;
}

/**
 * Plays the sound, and shows a browser notification while the dashboard is not in view; only if alerts are on. A click
 * on the notification keeps unsaved input: it then shows a toast that leads on, instead of opening the section.
 */
export function alertOwner({ title, body, tag, onOpen }: Alert): void {
  if (!areAlertsOn()) return;
  playChime();
  if (document.visibilityState === 'visible') return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const notification = new Notification(title, { body, tag });
    notification.onclick = () => {
      window.focus();
      if (hasUnsavedInput()) toast({ title, description: body, action: { label: 'Show', onSelect: onOpen } });
      else onOpen();
    };
  } catch {
    // browsers on Android only allow notifications of a service worker; the sound has been played
    return;
  }
}
