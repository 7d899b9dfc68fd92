import type { FreeDates } from '@farmhouse/contracts/bookings/availability/free-dates';
import type { FieldError } from '@farmhouse/contracts/errors';
import { errorText, isApiError, isRejection } from '../../../shared/api/api-error.ts';
import { DATES_STEP, LAST_STEP, stepOf } from '../form/steps.ts';

/** Why a request was not stored, and where in the wizard the guest can change it. */
interface Failure {
  description: string;
  /** What is counted in the booking funnel, if the server refused the request. */
  outcome?: 'dates-refused' | 'booking-refused';
  /** Alternatives to dates that were refused. */
  nearestFree?: FreeDates[];
  /** Why the coupon was refused. */
  couponProblem?: string;
  fieldErrors: readonly FieldError[];
  /** The step to be changed; undefined if the last one shows the description itself. */
  wrongStep?: number;
}

export function failureOf(error: unknown): Failure {
  const description = errorText(error, 'Failed to submit booking. Please try again.');
  const problem = isApiError(error) ? error.problem : undefined;
  if (problem?.code === 'dates-taken') {
    const nearestFree = (problem.nearestFree as FreeDates[] | undefined) ?? [];
    return { description, outcome: 'dates-refused', nearestFree, fieldErrors: [], wrongStep: DATES_STEP };
  }
  const fieldErrors = problem?.errors ?? [];
  const wrongStep = stepOf(fieldErrors.map(({ path }) => path));
  return {
    description,
    outcome: isApiError(error) && isRejection(error) ? 'booking-refused' : undefined,
    couponProblem: problem?.code?.startsWith('coupon-') ? problem.message : undefined,
    fieldErrors,
    wrongStep: wrongStep === LAST_STEP ? undefined : wrongStep,
  };
}
