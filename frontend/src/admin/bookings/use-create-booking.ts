import type { FormInstance } from 'antd';
import { errorText } from '../../shared/api/api-error.ts';
import type { ToastContent } from '../../shared/toast/toast-store.ts';
import { useConfirmBookingMutation, useCreateExternalBookingMutation } from '../booking-shared/booking-changes.api.ts';
import { askAboutRuledOut } from '../booking-shared/confirmed-stay.ts';
import { reportOutcome } from '../ui/forms/report-outcome.ts';
import { externalBookingOf, type ExternalBookingFields } from './external-booking.ts';

const CREATED = 'Booking created successfully. Email sent to customer.';

/**
 * Creates an external booking and, if the owner wants, confirms it at once; shows the outcome. A booking that cannot be
 * confirmed stays pending, and the toast says why.
 */
export function useCreateBooking(form: FormInstance<ExternalBookingFields>) {
  const [create, creating] = useCreateExternalBookingMutation();
  const [confirm, confirming] = useConfirmBookingMutation();

  const send = async (fields: ExternalBookingFields): Promise<ToastContent> => {
    const { id, confirmationCode, competingRequests } = await create(externalBookingOf(fields)).unwrap();
    if (!fields.confirmsNow) return { title: 'Success', description: CREATED };
    try {
      await confirm(id).unwrap();
      if (competingRequests > 0) askAboutRuledOut(id);
      return { title: 'Booking Confirmed', description: 'Confirmation email has been sent to the customer' };
    } catch (error) {
      const reason = errorText(error, 'Failed to confirm booking');
      const description = `${confirmationCode} was created and is still pending. ${reason}`;
      return { title: 'Not confirmed', description, tone: 'destructive' };
    }
  };

  const submit = (fields: ExternalBookingFields) =>
    reportOutcome(send(fields), { done: (toast) => toast, failed: 'Failed to create booking', form });
  return { submit, isCreating: creating.isLoading || confirming.isLoading };
}
