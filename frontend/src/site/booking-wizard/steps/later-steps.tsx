import type { FreeDates } from '@farmhouse/contracts/bookings/availability/free-dates';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { Notice } from '../../ui/notice.tsx';
import { StepDetails } from './step-details.tsx';
import { StepPayment } from './step-payment.tsx';
import { StepServices } from './step-services.tsx';
import { SubmitProblem } from '../submit/submit-problem.tsx';
import { DATES_STEP, LAST_STEP } from '../form/steps.ts';
import type { NewTotal } from '../submit/use-submit.ts';
import type { WizardState } from '../wizard-state.ts';

const NEW_TOTAL: Record<NewTotal, string> = {
  coupon: 'Your coupon is applied: the new total is',
  dates: 'The total for your dates is',
};

interface LaterStepsProps {
  wizard: WizardState;
  nearestFree?: FreeDates[];
  /** Why the last attempt to submit failed; empty if it did not. */
  failure: string;
  /** Set if the request waits until the guest has seen the total. */
  newTotal?: NewTotal;
}

/** The current step, any but the first. */
export default function LaterSteps({ wizard, nearestFree, failure, newTotal }: LaterStepsProps) {
  if (wizard.step === DATES_STEP) return <StepDetails wizard={wizard} nearestFree={nearestFree} />;
  if (wizard.step < LAST_STEP) return <StepServices />;
  return (
    <>
      <StepPayment wizard={wizard} />
      <div role="status" className="mt-8 empty:hidden">
        {newTotal && (
          <Notice tone="info" title={`${NEW_TOTAL[newTotal]} ${formatRupees(wizard.price.price.finalTotal)}`}>
            <p>Your request is not sent yet. Submit it again to send it with this total.</p>
          </Notice>
        )}
      </div>
      {failure && <SubmitProblem message={failure} />}
    </>
  );
}
