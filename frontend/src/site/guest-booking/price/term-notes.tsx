import type { BookingStatus } from '@farmhouse/contracts/bookings/booking/booking';
import { termNotes, type BookingTerms } from '@farmhouse/contracts/bookings/terms/booking-terms';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { serverNow } from '../../../shared/api/server-clock.ts';

interface TermNotesProps {
  terms: BookingTerms;
  /** The day from which the refund periods are counted, `YYYY-MM-DD`. */
  checkinDate: string;
  status: BookingStatus;
}

/** The deposit, and the refunds of a cancellation with their last days; entries of a description list. */
export function TermNotes({ terms, checkinDate, status }: TermNotesProps) {
  const stay = { checkinDate, today: istDate(serverNow()), isConfirmed: status !== 'pending' };
  return termNotes(terms, stay).map((text) => <PriceNote key={text} text={text} />);
}

/** A sentence among the lines of a price. */
export function PriceNote({ text }: { text: string }) {
  return (
    <div className="text-sm text-quiet">
      <dt className="sr-only">Note</dt>
      <dd>{text}</dd>
    </div>
  );
}
