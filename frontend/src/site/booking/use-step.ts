import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withinSteps } from './steps.ts';

/** What the wizard leaves in an entry of the browser's history. */
interface StepEntry {
  step: number;
  /** Whether the entry before it is the step before it. */
  follows: boolean;
}

/** The step at hand, with a place of its own in the browser's history: Back goes a step back, not off the page. */
export function useStep() {
  const [step, setStep] = useState(0);
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const entry = state as StepEntry | null;

  useEffect(() => setStep(withinSteps(entry?.step ?? 0)), [entry]);

  const show = (index: number, { follows = false, replace = false } = {}) => {
    const next = withinSteps(index);
    if (next === (entry?.step ?? 0)) return;
    setStep(next);
    const left: StepEntry = { step: next, follows };
    void navigate({ search }, { state: left, replace, preventScrollReset: true });
  };
  return {
    step,
    /** To the step where the guest was before the tab was loaded again. */
    restore: (index: number) => show(index, { replace: true }),
    next: () => show(step + 1, { follows: true }),
    previous: () => (entry?.follows ? void navigate(-1) : show(step - 1)),
    /** To any step; the one that was left is a step back. */
    goTo: (index: number) => show(index),
  };
}
