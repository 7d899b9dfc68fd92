import { useState } from 'react';
import { Input } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import { REASON_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking';
import { formatDashboardDay } from '@farmhouse/contracts/text/dates';
import { reportOutcome } from '../ui/report-outcome.ts';
import { Facts } from '../ui/facts.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useCancelBookingMutation } from './booking-changes.api.ts';
import { useTellingGuests } from './use-guest-chat.ts';

/** Asks for the reason and calls the stay off. */
export function CancelBookingDialog({ booking, onClose }: { booking: BookingView; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [cancel, { isLoading }] = useCancelBookingMutation();
  const tell = useTellingGuests();

  const submit = async () => {
    const done = await reportOutcome(cancel({ id: booking.id, reason: reason.trim() }).unwrap(), {
      done: (cancelled) =>
        tell(cancelled, 'Booking Cancelled', 'Customer has been notified of the cancellation', 'The dates are free.'),
      failed: 'Failed to cancel booking',
    });
    if (done) onClose();
  };

  return (
    <Dialog
      title="Cancel Booking"
      okText="Confirm Cancellation"
      okButtonProps={{ danger: true }}
      cancelText="Keep Booking"
      confirmLoading={isLoading}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <p>Are you sure you want to cancel this booking? This action cannot be undone.</p>
      <Facts
        className="my-4"
        facts={[
          ['Guest', booking.fullName],
          ['Confirmation code', booking.confirmationCode],
          ['Check-in', formatDashboardDay(booking.checkinDate)],
        ]}
      />
      <label htmlFor="cancellation-reason" className="mb-1.5 block font-semibold">
        Cancellation Reason
      </label>
      <Input.TextArea
        autoFocus
        id="cancellation-reason"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        maxLength={REASON_MAX_LENGTH}
        autoSize={{ minRows: 3, maxRows: 8 }}
        aria-describedby="cancellation-reason-help"
      />
      <p id="cancellation-reason-help" className="mt-1.5 text-sm text-quiet">
        {booking.email ? 'The customer reads it in the mail.' : 'Kept with the booking.'}
      </p>
    </Dialog>
  );
}
