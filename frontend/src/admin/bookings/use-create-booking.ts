import { useState } from 'react';
import type { FormInstance } from 'antd';
import { errorText } from '../../shared/api/api-error.ts';
import type { ToastContent } from '../../shared/toast/toast-store.ts';
import { useConfirmBookingMutation, useCreateExternalBookingMutation } from '../booking/status/booking-changes.api.ts';
import { askAboutSuperseded } from '../booking/status/confirmed-stay.ts';
import { reportOutcome } from '../ui/forms/report-outcome.ts';
import { externalBookingOf, type ExternalBookingFields } from './external-booking.ts';
import type { CheckedCoupon } from './use-coupon.ts';

const CREATED = 'Booking created successfully. Email sent to customer.';

/**
 * Creates an external booking and, if the owner wants, confirms it at once; shows the outcome. A booking that cannot be
 * confirmed stays pending, and the toast says why. The coupon is checked first, because it fills the discount; with a
 * refused one, nothing is sent.
 */
export function useCreateBooking(form: FormInstance<ExternalBookingFields>, coupon: CheckedCoupon) {
  const [isCreating, setCreating] = useState(false);
  const [create] = useCreateExternalBookingMutation();
  const [confirm] = useConfirmBookingMutation();

  const send = async (fields: ExternalBookingFields): Promise<ToastContent> => {
    const { id, confirmationCode, competingRequests } = await create(externalBookingOf(fields)).unwrap();
    if (!fields.confirmsNow) return { title: 'Success', description: CREATED };
    try {
      await confirm(id).unwrap();
      if (competingRequests > 0) askAboutSuperseded(id);
      return { title: 'Booking Confirmed', description: 'Confirmation email has been sent to the customer' };
    } catch (error) {
      const reason = errorText(error, 'Failed to confirm booking');
      const description = `${confirmationCode} was created and is still pending. ${reason}`;
      return { title: 'Not confirmed', description, tone: 'destructive' };
    }
  };

  const submit = async () => {
    setCreating(true);
    try {
      if (await coupon.check()) {
        return await reportOutcome(send(form.getFieldsValue()), {
          done: (toast) => toast,
          failed: 'Failed to create booking',
          form,
        });
      }
      form.scrollToField('couponCode', { focus: true });
      return undefined;
    } finally {
      setCreating(false);
    }
  };
  return { submit, isCreating };
}
