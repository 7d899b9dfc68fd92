import type { FreeDates } from '@farmhouse/contracts/bookings/booking';
import { StepDetails } from './step-details.tsx';
import { StepPayment } from './step-payment.tsx';
import { StepServices } from './step-services.tsx';
import { SubmitProblem } from '../submit/submit-problem.tsx';
import { DATES_STEP, LAST_STEP } from '../form/steps.ts';
import type { WizardState } from '../wizard-state.ts';

interface LaterStepsProps {
  wizard: WizardState;
  nearestFree?: FreeDates[];
  /** Why the last attempt to submit failed; empty if it did not. */
  failure: string;
}

/** The current step, any but the first. */
export default function LaterSteps({ wizard, nearestFree, failure }: LaterStepsProps) {
  if (wizard.step === DATES_STEP) return <StepDetails wizard={wizard} nearestFree={nearestFree} />;
  if (wizard.step < LAST_STEP) return <StepServices />;
  return (
    <>
      <StepPayment wizard={wizard} />
      {failure && <SubmitProblem message={failure} />}
    </>
  );
}
