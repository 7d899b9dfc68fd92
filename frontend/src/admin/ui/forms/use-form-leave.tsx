import { useEffect, useState, type ReactNode } from 'react';
import type { FormInstance } from 'antd';
import { DiscardDialog } from './discard-dialog.tsx';

interface Leave {
  /** Closes what has no unsaved input, or else shows `question`. */
  leave: () => void;
  question: ReactNode;
}

/** Asks before what has unsaved input is closed. The browser asks before the page itself is left. */
export function useLeaveQuestion(isUnsaved: () => boolean, onClose: () => void): Leave {
  const [isLeaving, setLeaving] = useState(false);
  useUnloadQuestion(isUnsaved);
  return {
    leave: () => (isUnsaved() ? setLeaving(true) : onClose()),
    question: isLeaving && <DiscardDialog onDiscard={onClose} onKeep={() => setLeaving(false)} />,
  };
}

/** Asks before a form with unsaved input is closed. */
export function useFormLeave<Fields>(form: FormInstance<Fields>, onClose: () => void): Leave {
  return useLeaveQuestion(() => form.isFieldsTouched(), onClose);
}

/** Lets the browser ask before the page is reloaded or left while there is unsaved input. */
export function useUnloadQuestion(isUnsaved: () => boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  });
}
