import type {
  ChangeRequestState,
  GuestChangeRequest,
} from '@farmhouse/contracts/bookings/booking-change/booking-change';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { formatClock, formatDay } from '@farmhouse/contracts/text/dates';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { priceDifference } from '../../../shared/price/price-difference.ts';
import { Notice } from '../../ui/notice.tsx';
import { adjustmentOf, adjustmentText } from '../price/price-adjustment.ts';
import { spanOfDays } from '../../ui/stay/span-of-days.ts';

type DisplayedStay = Exclude<ChangeRequestState, 'superseded'>;

const TITLES: Record<DisplayedStay, { tone: 'info' | 'success' | 'warning'; title: string; text: string }> = {
  open: {
    tone: 'info',
    title: 'You asked for a change',
    text: 'We will answer soon. Until then your stay is kept as it is.',
  },
  accepted: { tone: 'success', title: 'Your change is accepted', text: 'Your stay below is the new one.' },
  declined: { tone: 'warning', title: 'We could not make your change', text: 'Your stay below is as it is booked.' },
};

interface RequestedChangeProps {
  asked: GuestChangeRequest;
  booking: Pick<GuestBooking, 'confirmationCode' | 'finalTotal'>;
}

/** The guest's change request and its outcome. */
export function RequestedChange({ asked, booking }: RequestedChangeProps) {
  const { state, wanted: requested, finalTotal, note, reason } = asked;
  if (state === 'superseded') return null;
  const adjustment = adjustmentOf(booking.confirmationCode);
  const { tone, title, text } = TITLES[state];
  return (
    <Notice tone={tone} title={title}>
      {state !== 'accepted' && (
        <p className="mt-1">
          {spanOfDays(requested, formatDay)}, from {formatClock(requested.checkinTime)},{' '}
          {formatGuests(requested.guestCount)}:{' '}
          <strong className="whitespace-nowrap tabular-nums">{formatRupees(finalTotal)}</strong>
          {state === 'open' && <> ({priceDifference(finalTotal - booking.finalTotal)})</>}
        </p>
      )}
      {state === 'open' && adjustment?.total === finalTotal && <p className="mt-1">{adjustmentText(adjustment)}</p>}
      {state === 'open' && note && (
        <p className="mt-1 wrap-anywhere whitespace-pre-line text-quiet">You wrote: {note}</p>
      )}
      {state !== 'open' && reason && <p className="mt-1 wrap-anywhere whitespace-pre-line">{reason}</p>}
      <p className="mt-1">{text}</p>
    </Notice>
  );
}
