import { useNavigate } from 'react-router-dom';
import { rememberShownTotal } from '../../guest-booking/price/price-adjustment.ts';
import { toast } from '../../../shared/toast/toast-store.ts';
import { track } from '../../ui/track.ts';
import { useCreateBookingMutation } from '../booking.api.ts';
import type { FormOutput } from '../form/booking-form.ts';
import type { WizardState } from '../wizard-state.ts';
import { attemptOf, clearAttempt } from './attempt.ts';
import { payloadOf } from './payload.ts';
import { rememberSent } from './sent-request.ts';

/** Stores the booking request, removes the draft and goes to the confirmation; rejects if it could not be stored. */
export function useStoreRequest({ price, clear }: WizardState) {
  const [createBooking] = useCreateBookingMutation();
  const navigate = useNavigate();
  return async (form: FormOutput): Promise<void> => {
    const booking = payloadOf(form, price);
    const { confirmationCode: code, finalTotal: total } = await createBooking(attemptOf(booking)).unwrap();
    rememberShownTotal({ code, shown: booking.finalTotal ?? total, total });
    track('booking-submitted');
    if (booking.upiTransactionId) track('utr-sent');
    clearAttempt();
    rememberSent(code);
    clear();
    toast({
      tone: 'success',
      title: 'Booking Submitted Successfully!',
      description: `Your confirmation code is: ${code}`,
    });
    await navigate(`/booking-confirmation?booking=${encodeURIComponent(code)}`);
  };
}
