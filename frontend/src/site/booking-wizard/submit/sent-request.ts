import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { readSessionItem, removeSessionItem, writeSessionItem } from '../../../shared/storage/session-storage.ts';
import { isFreshLoad } from '../../ui/hooks/fresh-load.ts';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';

/** Key in session storage. */
export const SENT_KEY = 'booking-sent';

/** True once a request was sent in this document: returning to the wizard then loads no page. */
let isSentHere = false;

/** Call it after a booking, before the navigation away from the wizard. */
export function rememberSent(code: string): void {
  isSentHere = true;
  writeSessionItem(SENT_KEY, code);
}

function clearSent(): void {
  isSentHere = false;
  removeSessionItem(SENT_KEY);
}

/** The remembered code, if the guest has returned by the browser's Back, Forward or Reload. */
function sentBefore(by: NavigationType): string | undefined {
  const isBack = by === NavigationType.Pop && (isSentHere || !isFreshLoad());
  return isBack ? readSessionItem<string>(SENT_KEY) : undefined;
}

/**
 * The request that the guest has returned to, and a function to forget it; a new visit to the wizard forgets it, too.
 */
export function useSentRequest() {
  const by = useNavigationType();
  const hydrated = useHydrated();
  const [code, setCode] = useState(() => (hydrated ? sentBefore(by) : undefined));
  const forget = () => {
    clearSent();
    setCode(undefined);
  };
  const look = useEffectEvent(() => {
    // the wizard itself navigates to its stored step before the remembered code is read
    if (by === NavigationType.Replace) return;
    const found = sentBefore(by);
    if (found) setCode(found);
    else forget();
  });
  useEffect(() => look(), [by]);
  return { code, forget };
}
