import { useEffect, useEffectEvent, useRef } from 'react';
import { clearDraft, readDraft, writeDraft, type Draft } from './draft.ts';
import { preloadSteps } from './steps/lazy-steps.ts';
import { isMarkedResumed, unmarkResumed } from './wizard-first-paint-script.ts';

/**
 * Gives the stored draft to `restore` once, after a reload as soon as its step can be shown, and stores each change
 * after that.
 */
export function useDraft({ values, step, coupon, couponCode }: Draft, restore: (draft: Draft) => void) {
  const isRestored = useRef(false);
  const begin = useEffectEvent(() => {
    isRestored.current = true;
    restore(readDraft());
    unmarkResumed();
  });
  useEffect(() => {
    if (!isMarkedResumed()) return begin();
    let isShown = true;
    // the skeleton stays until the step can be shown as a whole
    void preloadSteps().then(() => isShown && begin());
    return () => void (isShown = false);
  }, []);
  useEffect(() => {
    if (isRestored.current) writeDraft({ values, step, coupon, couponCode });
  }, [values, step, coupon, couponCode]);
  return {
    /** Removes the draft for good. */
    clear: () => {
      isRestored.current = false;
      clearDraft();
    },
  };
}
