import { useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { DiscardDialog } from '../ui/forms/containers/discard-dialog.tsx';
import { discardInput, wouldLoseInput } from '../ui/forms/containers/unsaved-input.ts';
import { useNarrow } from '../ui/use-screen.ts';
import { mayCloseForms } from './may-close-forms.ts';

/** Above dialogs that were opened by dialogs. */
const ABOVE_DIALOGS = 2000;

/** Asks before a navigation within the dashboard closes a form with unsaved input. */
export function LeaveGuard() {
  const narrow = useNarrow();
  const blocker = useBlocker((leaving) => mayCloseForms(leaving, narrow) && wouldLoseInput());
  const { key } = useLocation();
  const isDiscarding = useRef(false);
  useEffect(() => {
    // a form that is still there is not kept open by the address
    if (isDiscarding.current) discardInput();
    isDiscarding.current = false;
  }, [key]);

  if (blocker.state !== 'blocked') return null;
  return (
    <DiscardDialog
      zIndex={ABOVE_DIALOGS}
      onDiscard={() => {
        isDiscarding.current = true;
        blocker.proceed();
      }}
      onKeep={() => blocker.reset()}
    />
  );
}
