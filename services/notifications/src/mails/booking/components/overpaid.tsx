import type { BookingSnapshot } from '@farmhouse/contracts/events/payloads';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { Paragraph } from '../../components/components.tsx';

/** What was paid beyond the total; empty when nothing was. */
export function Overpaid({ booking: { overpaid = 0 } }: { booking: BookingSnapshot }) {
  if (overpaid === 0) return null;
  return (
    <Paragraph>
      You have paid {formatRupees(overpaid)} more than the total. Our team will contact you about it.
    </Paragraph>
  );
}
