import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withoutBookingLink } from '../read-booking-link.ts';
import { withinSteps } from '../form/steps.ts';

/** The wizard's state in an entry of the browser's history. */
interface StepEntry {
  step: number;
  /** True if the previous history entry is the previous step. */
  follows: boolean;
  /** True if the previous history entry is the last step, which the guest left to change something. */
  returns: boolean;
}

/** The current step, as an entry in the browser's history: Back goes to the previous step and stays on the page. */
export function useStep() {
  const [step, setStep] = useState(0);
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const entry = state as StepEntry | null;

  // the target of the latest navigation, which may not have finished
  const target = useRef(0);

  useEffect(() => {
    target.current = withinSteps(entry?.step ?? 0);
    setStep(target.current);
  }, [entry]);

  const show = (index: number, { follows = false, returns = false, replace = false } = {}) => {
    const next = withinSteps(index);
    if (next === target.current) return;
    target.current = next;
    setStep(next);
    const nextEntry: StepEntry = { step: next, follows, returns };
    void navigate({ search: withoutBookingLink(search) }, { state: nextEntry, replace, preventScrollReset: true });
  };
  return {
    step,
    /** Restores the step from before a reload. */
    restore: (index: number) => show(index, { replace: true }),
    /** True if the next step is the last one again. */
    returns: entry?.returns ?? false,
    next: () => (entry?.returns ? void navigate(-1) : show(step + 1, { follows: true })),
    previous: () => (entry?.follows ? void navigate(-1) : show(step - 1)),
    /** Goes from the last step to any other, for a change; Back and the next step return to the last one. */
    goTo: (index: number) => show(index, { returns: true }),
  };
}
