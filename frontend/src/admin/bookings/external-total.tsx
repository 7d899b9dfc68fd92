import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { amountsOf, type ExternalBookingFields } from './external-booking.ts';

/** Total of the external booking, updated while typing. */
export function ExternalTotal({ fields }: { fields: Partial<ExternalBookingFields> }) {
  const { guestCount, basePrice, servicesPrice, discountAmount, finalTotal } = amountsOf(fields);
  const parts = [
    `${guestCount} × ${formatRupees(basePrice)}`,
    servicesPrice > 0 && `+ ${formatRupees(servicesPrice)} services`,
    discountAmount > 0 && `− ${formatRupees(discountAmount)} discount`,
  ];
  return (
    <p className="figures mr-auto text-left" aria-live="polite">
      <span className="block text-lg font-semibold">Total {formatRupees(finalTotal)}</span>
      <span className="block text-sm text-quiet">{parts.filter(Boolean).join(' ')}</span>
    </p>
  );
}
