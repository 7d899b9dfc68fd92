import type { PaymentSubmissionView } from '@farmhouse/contracts/bookings/admin-booking';
import { formatBookingsInstant } from '@farmhouse/contracts/text/dates';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { PanelSection } from '../ui/panel-section.tsx';
import { DuplicateUtrTag } from './status-tags.tsx';

const OUTCOMES: Record<PaymentSubmissionView['outcome'], [BadgeTone, string]> = {
  submitted: ['blue', 'To be verified'],
  verified: ['green', 'Verified'],
  failed: ['red', 'Failed'],
  superseded: ['grey', 'Replaced'],
};

interface PaymentAttemptsProps {
  attempts: readonly PaymentSubmissionView[];
  notes: string | null;
}

/** All payment submissions of a booking, newest first; a UTR used for another booking, too, is flagged. */
export function PaymentAttempts({ attempts, notes }: PaymentAttemptsProps) {
  const newestFirst = [...attempts].sort((a, b) => b.id - a.id);
  return (
    <PanelSection title="Payment attempts">
      {attempts.length === 0 && <p className="text-quiet">No UTR provided</p>}
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
    </PanelSection>
  );
}
