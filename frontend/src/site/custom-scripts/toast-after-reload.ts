import { readSessionItem, removeSessionItem, writeSessionItem } from '../../shared/storage/session-storage.ts';
import { currentToast, toast, type ToastContent } from '../../shared/toast/toast-store.ts';

const KEY = 'toast-over-reload';

/** Call before an automatic reload: the open toast is shown again after it, unless it has a button. */
export function saveToastForReload(): void {
  window.addEventListener('pagehide', () => {
    const shown = currentToast();
    if (!shown?.open || (shown.action && 'onSelect' in shown.action)) return;
    const { title, description, tone, action } = shown;
    writeSessionItem(KEY, { title, description, tone, action });
  });
}

/** Shows the toast that was open before an automatic reload. */
export function showSavedToast(): void {
  const saved = readSessionItem<ToastContent>(KEY);
  removeSessionItem(KEY);
  if (saved) toast(saved);
}
