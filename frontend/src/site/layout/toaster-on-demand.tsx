import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast, subscribeToToast } from '../../shared/toast/toast-store.ts';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';

const Toaster = lazyWithRetry(() => import('../../shared/toast/toaster.tsx'));

/** Moves focus to the notifications, as in the toaster. */
const HOTKEY = 'F8';

/** The notification region. Its code is fetched when somebody starts to use the page or a notification is shown. */
export function ToasterOnDemand() {
  const [used, setUsed] = useState<'touched' | 'hotkey' | false>(false);
  const isShown = useSyncExternalStore(subscribeToToast, currentToast, () => null) !== null;

  useEffect(() => {
    if (used) return;
    const onUse = (event: Event) =>
      setUsed(event instanceof KeyboardEvent && event.key === HOTKEY ? 'hotkey' : 'touched');
    const uses = ['pointerdown', 'keydown', 'focusin'];
    uses.forEach((use) => document.addEventListener(use, onUse));
    return () => uses.forEach((use) => document.removeEventListener(use, onUse));
  }, [used]);

  return (
    <Suspense>
      {(used || isShown) && <Toaster />}
      {used === 'hotkey' && <RepeatHotkey />}
    </Suspense>
  );
}

/** Presses the key again once the toaster, which suspends beside it, handles it. */
function RepeatHotkey() {
  useEffect(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: HOTKEY, code: HOTKEY }));
  }, []);
  return null;
}
