import { useEffect, useState, type ReactNode } from 'react';
import type { FormInstance } from 'antd';
import { DiscardDialog } from './discard-dialog.tsx';
import { registerForm } from './unsaved-input.ts';

interface UnsavedGuard {
  /** Closes if there is no unsaved input; otherwise shows `discardDialog`. */
  requestClose: () => void;
  discardDialog: ReactNode;
}

/**
 * Asks before a form or dialog with unsaved input is closed; the browser asks before the page is left, and the
 * dashboard before the section is, unless the form keeps its input.
 */
export function useUnsavedGuard(
  isUnsaved: () => boolean,
  onClose: () => void,
  { keepsInput = false } = {},
): UnsavedGuard {
  const [isAsking, setAsking] = useState(false);
  useLeaveWarning({ isUnsaved, close: onClose, keepsInput });
  return {
    requestClose: () => (isUnsaved() ? setAsking(true) : onClose()),
    discardDialog: isAsking && <DiscardDialog onDiscard={onClose} onKeep={() => setAsking(false)} />,
  };
}

/** Asks before a form with unsaved input is closed. */
export function useUnsavedFormGuard<Fields>(form: FormInstance<Fields>, onClose: () => void): UnsavedGuard {
  return useUnsavedGuard(() => form.isFieldsTouched(), onClose);
}

/** Lets the browser and the dashboard ask before the page or the section is left while there is unsaved input. */
export function useLeaveWarning(form: Parameters<typeof registerForm>[0]): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (form.isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    const unregister = registerForm(form);
    return () => {
      window.removeEventListener('beforeunload', ask);
      unregister();
    };
  });
}
