import { useState, type ReactNode } from 'react';
import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { useStayQuote } from '../../shared/price/use-stay-quote.ts';
import { GuestStepper } from '../ui/stay/guest-stepper.tsx';

interface PartyPriceProps {
  service: ServiceView;
  /** The price before guests are chosen. */
  formula: string;
  /** True if the price depends on the days. */
  hasRates: boolean;
  /** The booking link with the number of guests. */
  linkFor: (guests: number) => ReactNode;
}

/** Asks for the number of guests, and shows their price for a stay with the service. */
export default function PartyPrice({ service, formula, hasRates, linkFor }: PartyPriceProps) {
  const [guests, setGuests] = useState(0);
  const requested =
    guests > 0 && !hasRates ? { guestCount: guests, selectedServices: [String(service.id)] } : undefined;
  const { price, isCurrent, hasFailed } = useStayQuote(requested);
  return (
    <>
      <GuestStepper guests={guests} onGuests={setGuests} />
      <p aria-live="polite" className={`min-w-0 flex-1 basis-64 font-medium ${isCurrent ? '' : 'text-quiet'}`}>
        {guests === 0 && formula}
        {guests > 0 && hasRates && 'The price depends on the days. Choose them to see it.'}
        {requested && hasFailed && 'We could not work out the price. You will see it when you book.'}
        {requested &&
          !hasFailed &&
          price &&
          `Whole stay, ${formatGuests(price.guestCount)}, with ${service.name}: ${formatRupees(price.finalTotal)}, everything included`}
      </p>
      {linkFor(guests)}
    </>
  );
}
