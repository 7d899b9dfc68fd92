import { Suspense } from 'react';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { clearGuestsToNotify, useGuestsToNotify } from './guests-to-notify.ts';

const GuestsToNotifyDialog = lazyWithRetry(() => import('./guests-to-notify.dialog.tsx'));

/** After several requests were declined: the guests without email. */
export function GuestsToNotify() {
  const guests = useGuestsToNotify();
  if (guests.length === 0) return null;
  return (
    <Suspense>
      <GuestsToNotifyDialog guests={guests} onClose={clearGuestsToNotify} />
    </Suspense>
  );
}
