import { useEffect, useState, type ReactNode } from 'react';
import type { FormInstance } from 'antd';
import { DiscardDialog } from './crud/discard-dialog.tsx';

/**
 * Asks before a form with unsaved input is closed: `leave` closes it, or shows `question`. The browser asks before the
 * page itself is left.
 */
export function useFormLeave<Fields>(
  form: FormInstance<Fields>,
  onClose: () => void,
): { leave: () => void; question: ReactNode } {
  const [isLeaving, setLeaving] = useState(false);
  useUnloadQuestion(() => form.isFieldsTouched());
  return {
    leave: () => (form.isFieldsTouched() ? setLeaving(true) : onClose()),
    question: isLeaving && <DiscardDialog onDiscard={onClose} onKeep={() => setLeaving(false)} />,
  };
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
