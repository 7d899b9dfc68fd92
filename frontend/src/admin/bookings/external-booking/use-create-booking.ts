import { useState } from 'react';
import type { FormInstance } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { errorText } from '../../../shared/api/api-error.ts';
import type { ToastContent } from '../../../shared/toast/toast-store.ts';
import { useGuestToast } from '../../booking-shared/contact/use-guest-chat.ts';
import {
  useConfirmBookingMutation,
  useCreateExternalBookingMutation,
} from '../../booking-shared/api/booking-changes.api.ts';
import { useReadBookingDetails } from '../../booking-shared/api/booking-details.api.ts';
import { hasPaid } from '../../booking-shared/status/paid-first.ts';
import { askAboutSuperseded } from '../../booking-shared/status/confirmed-stay.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { externalBookingOf, type ExternalBookingFields } from './external-booking.ts';
import type { CheckedCoupon } from './use-coupon.ts';

const CREATED = 'Booking created successfully. Email sent to customer.';
/** The mail after the creation says how to pay. */
const CREATED_FREE = 'Booking created. It costs nothing, so the customer is mailed when you confirm it.';
const CONFIRMED = 'Confirmation email has been sent to the customer';

interface Created {
  booking: BookingView;
  toast: ToastContent;
}

/**
 * Creates an external booking and, if the owner wants, confirms it at once; shows the outcome. A booking that cannot be
 * confirmed, or whose dates another guest has paid for, stays pending, and the toast says why. For a guest without
 * e-mail the toast offers WhatsApp. The coupon is checked first, because it fills the discount; with a refused one,
 * nothing is sent.
 */
export function useCreateBooking(form: FormInstance<ExternalBookingFields>, coupon: CheckedCoupon) {
  const [isCreating, setCreating] = useState(false);
  const [create] = useCreateExternalBookingMutation();
  const [confirm] = useConfirmBookingMutation();
  const [readDetails] = useReadBookingDetails();
  const guestToast = useGuestToast();

  const send = async (fields: ExternalBookingFields): Promise<Created> => {
    const booking = await create(externalBookingOf(fields)).unwrap();
    const { id, confirmationCode, competingRequests } = booking;
    if (!fields.confirmsNow) {
      const text = booking.finalTotal > 0 ? CREATED : CREATED_FREE;
      return { booking, toast: guestToast(booking, 'Success', text, 'Booking created.') };
    }
    const notConfirmed = (reason: string): Created => {
      const description = `${confirmationCode} was created and is still pending. ${reason}`;
      return { booking, toast: { title: 'Not confirmed', description, tone: 'destructive' } };
    };
    try {
      const competing = competingRequests > 0 ? (await readDetails(id).unwrap()).competing : [];
      const paid = competing.find(hasPaid);
      if (paid) {
        const { fullName, confirmationCode: code } = paid;
        return notConfirmed(
          `${fullName} ${code} has paid for these dates: confirm yours from its details if it goes first.`,
        );
      }
      const confirmed = await confirm(booking).unwrap();
      if (competingRequests > 0) askAboutSuperseded(id);
      return { booking: confirmed, toast: guestToast(confirmed, 'Booking Confirmed', CONFIRMED) };
    } catch (error) {
      return notConfirmed(errorText(error, 'Failed to confirm booking'));
    }
  };

  /** The booking, or undefined when none was created. */
  const submit = async (): Promise<BookingView | undefined> => {
    setCreating(true);
    try {
      if (await coupon.check()) {
        const sent = await reportOutcome(send(form.getFieldsValue()), {
          done: ({ toast }) => toast,
          failed: 'Failed to create booking',
          form,
        });
        return sent?.result.booking;
      }
      form.scrollToField('couponCode', { focus: true });
      return undefined;
    } finally {
      setCreating(false);
    }
  };
  return { submit, isCreating };
}
