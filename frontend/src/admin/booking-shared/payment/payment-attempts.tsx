import type { BookingDetails, PaymentSubmissionView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { formatBookingsInstant } from '@farmhouse/contracts/text/dates';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { PanelSection } from '../../ui/panel-section.tsx';
import { recordedMethod } from './recorded-method.ts';
import { RecordCreditButton } from './record-payment-button.tsx';
import { DuplicateUtrTag } from '../status/status-tags.tsx';

const OUTCOMES: Record<PaymentSubmissionView['outcome'], [BadgeTone, string]> = {
  submitted: ['blue', 'To be verified'],
  verified: ['green', 'Verified'],
  failed: ['red', 'Failed'],
  superseded: ['grey', 'Replaced'],
};

/** How a booking was paid: all submissions, newest first, and what the owner has recorded. */
export function PaymentAttempts({ booking }: { booking: BookingDetails }) {
  const { payments: attempts, paymentNotes: notes } = booking;
  const newestFirst = [...attempts].sort((a, b) => b.id - a.id);
  const recorded = recordedMethod(booking);
  return (
    <PanelSection title="Payment attempts">
      {recorded && <p>{recorded}</p>}
      {attempts.length === 0 && !recorded && <p className="text-quiet">No UTR provided</p>}
      <ul className="divide-y divide-line">
        {newestFirst.map(({ id, upiTransactionId, outcome, duplicate, at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 first:pt-0">
            <span className="figures font-semibold">{upiTransactionId}</span>
            <Badge tone={OUTCOMES[outcome][0]}>{OUTCOMES[outcome][1]}</Badge>
            {duplicate && <DuplicateUtrTag />}
            <span className="ml-auto text-sm text-quiet">{formatBookingsInstant(at)}</span>
          </li>
        ))}
      </ul>
      {notes && <p className="mt-2 text-sm">Notes: {notes}</p>}
      <div className="mt-3 empty:hidden">
        <RecordCreditButton booking={booking} />
      </div>
    </PanelSection>
  );
}
