import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { BookingStatus, PaymentStatus } from '@farmhouse/contracts/bookings/booking/booking';
import { isFree } from '@farmhouse/contracts/bookings/payment/payment';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { takenText } from './taken-text.ts';

const BOOKING: Record<BookingStatus, [BadgeTone, string]> = {
  pending: ['yellow', 'Pending'],
  confirmed: ['green', 'Confirmed'],
  cancelled: ['red', 'Cancelled'],
  completed: ['blue', 'Completed'],
};

const PAYMENT: Record<PaymentStatus, [BadgeTone, string]> = {
  pending: ['yellow', 'Pending'],
  paid: ['blue', 'Paid'],
  pending_verification: ['blue', 'Awaiting Verification'],
  verified: ['green', 'Verified'],
  failed: ['red', 'Failed'],
};

/** Tag with the colour and label of a booking status. */
export function bookingStatusStyle(status: BookingStatus): { tone: BadgeTone; label: string } {
  const [tone, label] = BOOKING[status];
  return { tone, label };
}

export function BookingStatusTag({ status }: { status: BookingStatus }) {
  const { tone, label } = bookingStatusStyle(status);
  return <Badge tone={tone}>{label}</Badge>;
}

export function PaymentStatusTag({ status }: { status: PaymentStatus | null }) {
  const [tone, label] = status ? PAYMENT[status] : (['grey', 'Not Set'] as const);
  return <Badge tone={tone}>{label}</Badge>;
}

/** The payment status of a booking, or that it costs nothing. Rule: nothing is due before confirmation. */
export function PaymentTag({ booking }: { booking: Pick<BookingView, 'finalTotal' | 'paymentStatus'> }) {
  return isFree(booking) ? (
    <Badge tone="grey">Nothing to pay</Badge>
  ) : (
    <PaymentStatusTag status={booking.paymentStatus} />
  );
}

/** What has taken the dates of a booking request; nothing while they are free. */
export function DatesTakenTag({ booking: { datesTakenBy } }: { booking: Pick<BookingView, 'datesTakenBy'> }) {
  return datesTakenBy && <Badge tone="red">{takenText(datesTakenBy)}</Badge>;
}

type States = Pick<BookingView, 'status' | 'paymentStatus' | 'finalTotal'>;

/** False for a cancelled booking without a payment: none is expected any more. */
export const showsPayment = (booking: States) =>
  booking.status !== 'cancelled' || !(booking.paymentStatus === 'pending' || isFree(booking));

/** A missing payment is text, because a tag 'Pending' would look like the booking's status beside it. */
export function PaymentNote({ booking }: { booking: States }) {
  if (!showsPayment(booking)) return null;
  return booking.paymentStatus === 'pending' ? (
    <span className="text-quiet">not paid yet</span>
  ) : (
    <PaymentTag booking={booking} />
  );
}

interface BookingStatesProps {
  booking: BookingView;
  /** True if the payment status is shown even when no payment is expected any more. */
  alwaysPayment?: boolean;
}

/** Both statuses of a booking, each with its name. */
export function BookingStates({ booking, alwaysPayment = false }: BookingStatesProps) {
  const { status } = booking;
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-quiet">
      <span className="whitespace-nowrap">
        Booking <BookingStatusTag status={status} />
      </span>
      {(alwaysPayment || showsPayment(booking)) && (
        <span className="whitespace-nowrap">
          Payment <PaymentTag booking={booking} />
        </span>
      )}
    </span>
  );
}

/** Warning about a UTR that was submitted for more than one booking. */
export const DUPLICATE_UTR = 'Also given for another booking';

export function DuplicateUtrTag() {
  return <Badge tone="red">{DUPLICATE_UTR}</Badge>;
}
