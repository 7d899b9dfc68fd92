import { Suspense } from 'react';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { forgetGuestsToTell, useGuestsToTell } from './guests-to-tell.ts';

const GuestsToTellDialog = lazyWithRetry(() => import('./guests-to-tell.dialog.tsx'));

/** After several requests were declined: the guests without e-mail. */
export function GuestsToTell() {
  const guests = useGuestsToTell();
  if (guests.length === 0) return null;
  return (
    <Suspense>
      <GuestsToTellDialog guests={guests} onClose={forgetGuestsToTell} />
    </Suspense>
  );
}
