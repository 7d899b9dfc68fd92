import { useState } from 'react';
import { Button } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import { reportOutcome } from '../ui/report-outcome.ts';
import { useConfirmBookingMutation, useRemindGuestMutation } from './booking-changes.api.ts';
import { CancelBookingDialog } from './cancel-booking.dialog.tsx';
import { useTellingGuests } from './use-guest-chat.ts';
import { WhatsappButton } from './whatsapp-button.tsx';

interface BookingActionsProps {
  booking: BookingView;
  /** Says more where several requests stand side by side. */
  confirmLabel?: string;
}

/** Buttons for what the owner can do with a booking as it stands; nothing with a cancelled or completed one. */
export function BookingActions({ booking, confirmLabel = 'Confirm' }: BookingActionsProps) {
  const [isCancelling, setCancelling] = useState(false);
  const { status, confirmationCode, email } = booking;
  if (status === 'cancelled' || status === 'completed') return null;
  return (
    <>
      {status === 'pending' && <ConfirmButton booking={booking} label={confirmLabel} />}
      {status === 'confirmed' && <RemindButton booking={booking} />}
      <Button danger aria-label={`Cancel booking ${confirmationCode}`} onClick={() => setCancelling(true)}>
        Cancel booking
      </Button>
      {!email && <WhatsappButton booking={booking} />}
      {isCancelling && <CancelBookingDialog booking={booking} onClose={() => setCancelling(false)} />}
    </>
  );
}

function ConfirmButton({ booking, label }: { booking: BookingView; label: string }) {
  const [confirm, { isLoading }] = useConfirmBookingMutation();
  const tell = useTellingGuests();
  const submit = () =>
    reportOutcome(confirm(booking.id).unwrap(), {
      done: (confirmed) =>
        tell(
          confirmed,
          'Booking Confirmed',
          'Confirmation email has been sent to the customer',
          'The dates are theirs.',
        ),
      failed: 'Failed to confirm booking',
    });
  return (
    <Button
      type="primary"
      loading={isLoading}
      aria-label={`${label} ${booking.confirmationCode}`}
      onClick={() => void submit()}
    >
      {label}
    </Button>
  );
}

function RemindButton({ booking }: { booking: BookingView }) {
  const [remind, { isLoading }] = useRemindGuestMutation();
  const tell = useTellingGuests();
  const submit = () =>
    reportOutcome(remind(booking.id).unwrap(), {
      done: (reminded) =>
        reminded.email
          ? tell(reminded, 'Reminder Sent', 'Check-in reminder email has been sent to the customer')
          : tell(reminded, 'No Reminder Sent', ''),
      failed: 'Failed to send reminder',
    });
  return (
    <Button
      loading={isLoading}
      aria-label={`Send Reminder for ${booking.confirmationCode}`}
      onClick={() => void submit()}
    >
      Send Reminder
    </Button>
  );
}
