import { useEffect, useRef, useState } from 'react';
import type { FreeDates } from '@farmhouse/contracts/bookings/availability/free-dates';
import { toast } from '../../../shared/toast/toast-store.ts';
import { track } from '../../ui/track.ts';
import { SERVER_ERROR, type FieldName, type FormOutput } from '../form/booking-form.ts';
import { failureOf } from './failure-of.ts';
import { isUnchecked } from '../price/coupon.ts';
import { COUPON_FIELD, useCoupon } from '../price/use-coupon.ts';
import { useStoreRequest } from './use-store-request.ts';
import { LAST_STEP, stepOf } from '../form/steps.ts';
import { useWhenReady } from '../use-when-ready.ts';
import type { WizardState } from '../wizard-state.ts';

/** Why a request waits until the guest has seen its total: that of the coupon, or of the dates' prices, is new. */
export type NewTotal = 'coupon' | 'dates';

/**
 * Sends the booking request once the prices of its dates are loaded or cannot be, then navigates to the confirmation,
 * or to the first step with an error.
 */
export function useSubmit(wizard: WizardState) {
  const storeRequest = useStoreRequest(wizard);
  const [pending, setPending] = useState(false);
  const [nearestFree, setNearestFree] = useState<FreeDates[]>();
  const [failure, setFailure] = useState('');
  const [newTotal, setNewTotal] = useState<NewTotal>();
  const { apply } = useCoupon(wizard);
  const busy = useRef(false);
  const isLast = wizard.step === LAST_STEP;
  useEffect(() => {
    if (isLast) setNearestFree(undefined);
    else setNewTotal(undefined);
  }, [isLast]);

  const send = async (form: FormOutput) => {
    if (isUnchecked(wizard.couponCode, wizard.price.coupon)) {
      // a coupon changes the total, which the guest must see before the request is sent
      if (await apply()) setNewTotal('coupon');
      else document.getElementById(COUPON_FIELD)?.focus();
      return;
    }
    await storeRequest(form);
  };

  const fail = (error: unknown) => {
    const { description, outcome, nearestFree: free, couponProblem, fieldErrors, wrongStep } = failureOf(error);
    toast({ tone: 'destructive', title: 'Booking Failed', description });
    if (outcome) track(outcome);
    if (couponProblem) wizard.setCoupon({ status: 'invalid', message: couponProblem });
    for (const { path, message } of fieldErrors) {
      wizard.form.setError(path as FieldName, { type: SERVER_ERROR, message });
    }
    if (free) setNearestFree(free);
    if (wrongStep === undefined) setFailure(description);
    else wizard.goTo(wrongStep);
  };

  const request = wizard.form.handleSubmit(
    async (form) => {
      if (busy.current) return;
      busy.current = true;
      setPending(true);
      setFailure('');
      setNewTotal(undefined);
      await send(form)
        .catch(fail)
        .finally(() => {
          busy.current = false;
          setPending(false);
        });
    },
    (errors) => wizard.goTo(stepOf(Object.keys(errors)) ?? LAST_STEP),
  );

  const { finalTotal } = wizard.price.price;
  const shownTotal = useRef(finalTotal);
  const sending = useWhenReady({
    step: wizard.step,
    isReady: wizard.isTotalKnown,
    act: () => (finalTotal === shownTotal.current ? void request() : setNewTotal('dates')),
  });

  return {
    submit: () => {
      shownTotal.current = finalTotal;
      sending.ask();
    },
    /** True while the request waits for the prices of its dates. */
    isWaiting: sending.isWaiting,
    pending,
    /** Why the last attempt failed; empty if it did not, or if another step shows it. */
    failure,
    /** Set if the request waits until the guest has seen the total. */
    newTotal: newTotal === 'coupon' && wizard.price.coupon.status !== 'valid' ? undefined : newTotal,
    /** Alternatives to refused dates; undefined unless the dates were refused. */
    nearestFree,
  };
}
