import type { ReactElement } from 'react';
import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { offeredDeposit } from '@farmhouse/contracts/content/offered-deposit';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { useSettings } from '../../shared/content/settings.api.ts';
import { useStayQuote } from '../../shared/price/use-stay-quote.ts';

interface PartyPriceProps {
  service: ServiceView;
  /** At least 1. */
  guests: number;
  /** Shown until the first price is there. */
  formula: ReactElement;
}

/** The price of a stay with the service for so many guests, as a text. */
export default function PartyPrice({ service, guests, formula }: PartyPriceProps) {
  const { price, isCurrent, hasFailed } = useStayQuote({
    guestCount: guests,
    selectedServices: [String(service.id)],
  });
  const deposit = offeredDeposit(useSettings());
  if (hasFailed) return <span>We could not work out the price. You will see it when you book.</span>;
  if (!price) return formula;
  const party = formatGuests(price.guestCount);
  return (
    <span className={isCurrent ? '' : 'text-quiet'}>
      {`Whole stay, ${party}, with ${service.name}: ${formatRupees(price.finalTotal)}, everything included${deposit ? `. ${deposit}.` : ''}`}
    </span>
  );
}
