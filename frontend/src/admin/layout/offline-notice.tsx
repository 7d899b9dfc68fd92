import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Notice shown while the browser is offline. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <p
      role="status"
      className="sticky top-16 z-10 border-b border-line bg-marigold px-4 py-2 text-center font-semibold text-ink empty:border-0 empty:p-0 sm:px-6"
    >
      {!isOnline &&
        'You are offline. What you see may be out of date, and nothing can be saved until you are back online.'}
    </p>
  );
}
