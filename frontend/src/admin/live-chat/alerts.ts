import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import type { AdminChatSessionView } from '@farmhouse/contracts/chat/chat-session';
import { chatPath } from '../navigation/paths.ts';
import { playChime } from './chime.ts';
import { nameOf } from './visitor-name.ts';

/** Set in local storage when the owner has asked for alerts in this browser. */
const KEY = 'chatAlerts';
const ON = 'on';

export function areAlertsOn(): boolean {
  return localStorage.getItem(KEY) === ON;
}

export function stopAlerts(): void {
  localStorage.removeItem(KEY);
}

/** Turns alerts on, asks the browser for notifications, and plays the sound once, which also allows it later. */
export async function startAlerts(): Promise<void> {
  localStorage.setItem(KEY, ON);
  playChime();
  if ('Notification' in window && Notification.permission === 'default') await Notification.requestPermission();
}

/** Sound and notification about a visitor who waits. */
export function alertAboutChat(session: AdminChatSessionView): void {
  alertOwner('New chat', `${nameOf(session)} is waiting`, session.id);
}

/** The same about a message, while the dashboard is not in view. */
export function alertAboutMessage({ message, chatSessionId }: ChatMessageView): void {
  if (document.visibilityState === 'hidden') alertOwner('New message', message, chatSessionId);
}

function alertOwner(title: string, body: string, chatId: number): void {
  if (!areAlertsOn()) return;
  playChime();
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const notification = new Notification(title, { body, tag: `chat-${chatId}` });
    notification.onclick = () => {
      window.focus();
      window.location.assign(chatPath(chatId));
    };
  } catch {
    // browsers on Android show notifications of a service worker only; the sound stays
    return;
  }
}
