import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { BookingActions } from '../booking-shared/actions/booking-actions.tsx';
import { BookingRow } from '../booking-shared/list/booking-row.tsx';
import { DatesTakenTag } from '../booking-shared/status/status-tags.tsx';
import { Badge } from '../ui/badge.tsx';
import { Competitors } from './competitors.tsx';

interface ConfirmationRowProps {
  booking: BookingView;
  confirmLabel?: string;
  /** The requests that compete with this one. */
  competitors?: readonly BookingView[];
}

export function ConfirmationRow({ booking, confirmLabel, competitors }: ConfirmationRowProps) {
  const { status, emailSent, reminderSent, lastReminderAt, cancellationReason } = booking;
  return (
    <BookingRow
      booking={booking}
      badges={
        <>
          <DatesTakenTag booking={booking} />
          {emailSent && <Badge tone="grey">Email sent</Badge>}
          {reminderSent && <Badge tone="grey">Reminder sent</Badge>}
          {!reminderSent && lastReminderAt && <Badge tone="grey">Reminder on its way</Badge>}
        </>
      }
      actions={<BookingActions booking={booking} confirmLabel={confirmLabel} />}
    >
      {status === 'cancelled' && cancellationReason && (
        <p className="mt-1 text-sm wrap-anywhere text-quiet">Reason: {cancellationReason}</p>
      )}
      {competitors && <Competitors booking={booking} competitors={competitors} />}
    </BookingRow>
  );
}
