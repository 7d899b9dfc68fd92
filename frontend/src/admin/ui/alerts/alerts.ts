import { useSyncExternalStore } from 'react';
import { DASHBOARD } from '@farmhouse/contracts/pages/sections';
import { toast } from '../../../shared/toast/toast-store.ts';
import { removeLocalItem, readLocalItem, writeLocalItem } from '../../../shared/storage/local-storage.ts';
import { registerTabsWorker } from '../tabs-worker.ts';
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
  if (!('Notification' in window)) return;
  if (Notification.permission === 'default') await Notification.requestPermission();
  await updateWorker(); // so that it runs when there is something to show
}

/** Browsers do not look for a newer worker by themselves: its scope has no pages. */
async function updateWorker(): Promise<void> {
  await registerTabsWorker()
    ?.then((worker) => worker.update())
    .catch(() => undefined);
}

interface Alert {
  title: string;
  body: string;
  /** A later notification with the same tag replaces it. */
  tag: string;
  /** The dashboard's path of what the alert is about. */
  path: string;
  /** Opens that path; called when the notification is clicked. */
  onOpen: (path: string) => void;
}

/** What a notification of the worker carries, and sends to the dashboard when it is clicked. */
type Clicked = Pick<Alert, 'title' | 'body' | 'path'>;

/**
 * Plays the sound, and shows a browser notification while the dashboard is not in view; only if alerts are on. A click
 * on the notification keeps unsaved input: it then shows a toast that leads on, instead of opening the section.
 */
export function alertOwner({ onOpen, ...alert }: Alert): void {
  if (!areAlertsOn()) return;
  playChime();
  if (document.visibilityState === 'visible') return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const { title, body, tag } = alert;
  try {
    const notification = new Notification(title, { body, tag });
    notification.onclick = () => {
      window.focus();
      openClicked(alert, onOpen);
    };
  } catch {
    // browsers on Android only allow notifications of a service worker
    void showByWorker(alert);
  }
}

function openClicked({ title, body, path }: Clicked, onOpen: Alert['onOpen']): void {
  const open = () => onOpen(path);
  if (hasUnsavedInput()) toast({ title, description: body, action: { label: 'Show', onSelect: open } });
  else open();
}

async function showByWorker({ title, body, tag, path }: Omit<Alert, 'onOpen'>): Promise<void> {
  const data: Clicked = { title, body, path };
  try {
    const worker = await registerTabsWorker();
    void worker?.update().catch(() => undefined); // the newest one answers a click
    await worker?.showNotification(title, { body, tag, data });
  } catch (error) {
    console.error('The notification cannot be shown:', error); // the sound has been played
  }
}

/** Opens what a clicked notification of the worker is about; the function that is returned ends that. */
export function openClickedNotifications(onOpen: Alert['onOpen']): () => void {
  const { serviceWorker } = navigator as Partial<Pick<Navigator, 'serviceWorker'>>;
  const listen = ({ data }: MessageEvent<Clicked>) => {
    if (data.path.startsWith(DASHBOARD)) openClicked(data, onOpen);
  };
  if (areAlertsOn()) void updateWorker();
  serviceWorker?.addEventListener('message', listen);
  return () => serviceWorker?.removeEventListener('message', listen);
}
