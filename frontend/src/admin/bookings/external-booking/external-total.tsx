import { offeredDeposit } from '@farmhouse/contracts/content/offered-deposit';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { useSettings } from '../../../shared/content/settings.api.ts';
import { amountsOf, type ExternalBookingFields } from './external-booking.ts';

interface ExternalTotalProps {
  fields: Partial<ExternalBookingFields>;
  /** The site’s price for the stay; whole rupees. */
  online: number | undefined;
}

/** Total of the external booking, updated while typing, beside the price on the site and the deposit. */
export function ExternalTotal({ fields, online }: ExternalTotalProps) {
  const { guestCount, basePrice, servicesPrice, discountAmount, finalTotal } = amountsOf(fields);
  const deposit = offeredDeposit(useSettings());
  const parts = [
    `${guestCount} × ${formatRupees(basePrice)}`,
    servicesPrice > 0 && `+ ${formatRupees(servicesPrice)} services`,
    discountAmount > 0 && `− ${formatRupees(discountAmount)} discount`,
  ];
  return (
    <p className="figures mr-auto text-left" aria-live="polite">
      <span className="block text-lg font-semibold">Total {formatRupees(finalTotal)}</span>
      <span className="block text-sm text-quiet">{parts.filter(Boolean).join(' ')}</span>
      {online !== undefined && online !== finalTotal && (
        <span className="block text-sm text-quiet">{formatRupees(online)} on your site, everything included</span>
      )}
      {deposit && <span className="block text-sm text-quiet">{deposit}</span>}
    </p>
  );
}
