import { Button } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { useGuestToast } from '../contact/use-guest-chat.ts';
import { useConfirmBookingMutation } from '../api/booking-changes.api.ts';
import { showNewerRequest } from './show-newer-request.tsx';
import { useWarnOfPaidCompetitor } from './use-warn-of-paid-competitor.tsx';

const FAILED = 'Failed to confirm booking';

/** Confirms a request as it is shown; asks first when a competing one has already been paid. */
export function ConfirmButton({ booking, label }: { booking: BookingView; label: string }) {
  const [confirm, { isLoading }] = useConfirmBookingMutation();
  const guestToast = useGuestToast();

  const submit = async (): Promise<boolean> => {
    const done = await reportOutcome(confirm(booking).unwrap(), {
      done: (confirmed) =>
        guestToast(
          confirmed,
          'Booking Confirmed',
          'Confirmation email has been sent to the customer',
          'The dates are now theirs.',
        ),
      failed: FAILED,
      again: submit,
      explain: showNewerRequest(booking),
    });
    return done !== undefined;
  };
  const { ask, isReading, question } = useWarnOfPaidCompetitor(booking, { confirm: submit, failed: FAILED });

  return (
    <>
      <Button
        type="primary"
        loading={isLoading || isReading}
        aria-label={`${label} ${booking.confirmationCode}`}
        onClick={() => void ask()}
      >
        {label}
      </Button>
      {question}
    </>
  );
}
