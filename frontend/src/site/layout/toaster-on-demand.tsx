import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast, subscribeToToast } from '../../shared/toast/toast-store.ts';
import { lazyWithRetry, silently } from '../../shared/ui/lazy-with-retry.ts';

const Toaster = lazyWithRetry(() => import('../../shared/toast/toaster.tsx'), silently);

/** Moves focus to the notifications, as in the toaster. */
const HOTKEY = 'F8';

/**
 * The notification region. Its code is fetched when the visitor starts to fill in a form, so that its outcome can be
 * shown even while offline, or moves focus to the notifications, or when one is shown.
 */
export function ToasterOnDemand() {
  const [used, setUsed] = useState<'form' | 'hotkey' | false>(false);
  const isShown = useSyncExternalStore(subscribeToToast, currentToast, () => null) !== null;

  useEffect(() => {
    if (used) return;
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('form')) setUsed('form');
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === HOTKEY) setUsed('hotkey');
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [used]);

  return (
    <Suspense>
      {(used || isShown) && <Toaster />}
      {used === 'hotkey' && <RepeatHotkey />}
    </Suspense>
  );
}

/** Dispatches the key press again once the toaster, which suspends beside it, handles it. */
function RepeatHotkey() {
  useEffect(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: HOTKEY, code: HOTKEY }));
  }, []);
  return null;
}
