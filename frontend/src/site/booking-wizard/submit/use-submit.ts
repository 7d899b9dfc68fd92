import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FreeDates } from '@farmhouse/contracts/bookings/availability/free-dates';
import { rememberShownTotal } from '../../guest-booking/price/price-adjustment.ts';
import { toast } from '../../../shared/toast/toast-store.ts';
import { track } from '../../ui/track.ts';
import { attemptOf, clearAttempt } from './attempt.ts';
import { useCreateBookingMutation } from '../booking.api.ts';
import { SERVER_ERROR, type FieldName, type FormOutput } from '../form/booking-form.ts';
import { failureOf } from './failure-of.ts';
import { isUnchecked } from '../price/coupon.ts';
import { COUPON_FIELD, useCoupon } from '../price/use-coupon.ts';
import { payloadOf } from './payload.ts';
import { rememberSent } from './sent-request.ts';
import { LAST_STEP, stepOf } from '../form/steps.ts';
import type { WizardState } from '../wizard-state.ts';

/** Sends the booking request, then navigates to the confirmation, or to the first step with an error. */
export function useSubmit(wizard: WizardState) {
  const [createBooking] = useCreateBookingMutation();
  const [pending, setPending] = useState(false);
  const [nearestFree, setNearestFree] = useState<FreeDates[]>();
  const [failure, setFailure] = useState('');
  const [awaitsNewTotal, setAwaitsNewTotal] = useState(false);
  const { apply } = useCoupon(wizard);
  const busy = useRef(false);
  const navigate = useNavigate();
  const isLast = wizard.step === LAST_STEP;
  useEffect(() => {
    if (isLast) setNearestFree(undefined);
    else setAwaitsNewTotal(false);
  }, [isLast]);

  const send = async (form: FormOutput) => {
    if (isUnchecked(wizard.couponCode, wizard.price.coupon)) {
      // a coupon changes the total, which the guest must see before the request is sent
      if (await apply()) setAwaitsNewTotal(true);
      else document.getElementById(COUPON_FIELD)?.focus();
      return;
    }
    const booking = payloadOf(form, wizard.price);
    const created = await createBooking(attemptOf(booking)).unwrap();
    // not the server's `priceAdjusted`, which is about the total of the first attempt: it may have changed since
    const { confirmationCode: code, finalTotal: total } = created;
    rememberShownTotal({ code, shown: booking.finalTotal ?? total, total });
    track('booking-submitted');
    if (booking.upiTransactionId) track('utr-sent');
    clearAttempt();
    rememberSent(created.confirmationCode);
    wizard.clear();
    toast({
      tone: 'success',
      title: 'Booking Submitted Successfully!',
      description: `Your confirmation code is: ${created.confirmationCode}`,
    });
    await navigate(`/booking-confirmation?booking=${encodeURIComponent(created.confirmationCode)}`);
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

  const submit = wizard.form.handleSubmit(
    async (form) => {
      if (busy.current) return;
      busy.current = true;
      setPending(true);
      setFailure('');
      setAwaitsNewTotal(false);
      await send(form)
        .catch(fail)
        .finally(() => {
          busy.current = false;
          setPending(false);
        });
    },
    (errors) => wizard.goTo(stepOf(Object.keys(errors)) ?? LAST_STEP),
  );

  return {
    submit,
    pending,
    /** Why the last attempt failed; empty if it did not, or if another step shows it. */
    failure,
    /** True if the request waits until the guest has seen the total with the coupon. */
    awaitsNewTotal: awaitsNewTotal && wizard.price.coupon.status === 'valid',
    /** Alternatives to refused dates; undefined unless the dates were refused. */
    nearestFree,
  };
}
