import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { useSettings } from '../../shared/content/settings.api.ts';
import { useStayQuote } from '../../shared/price/use-stay-quote.ts';
import { useOfferedRates } from '../head/rates.api.ts';
import { bookingPath } from '../ui/booking-link.ts';
import { buttonClass } from '../ui/button.ts';
import { GuestStepper } from '../ui/guest-stepper.tsx';
import { priceFormula } from '../ui/price-formula.ts';
import { serviceSlug } from '../ui/services/service-slug.ts';

/** What a stay with a service costs a party, before the guest gives a name. */
export function ServicePrice({ service }: { service: ServiceView }) {
  const settings = useSettings();
  const rates = useOfferedRates();
  const [guests, setGuests] = useState(0);
  const hasRates = rates.length > 0;
  const wanted = guests > 0 && !hasRates ? { guestCount: guests, selectedServices: [String(service.id)] } : undefined;
  const { price, isCurrent, hasFailed } = useStayQuote(wanted);
  return (
    <section
      aria-label={`Price with ${service.name}`}
      className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 noscript:hidden sm:p-5"
    >
      <GuestStepper guests={guests} onGuests={setGuests} />
      <p aria-live="polite" className={`min-w-0 flex-1 basis-64 font-medium ${isCurrent ? '' : 'text-quiet'}`}>
        {guests === 0 &&
          `${priceFormula(settings, rates)}; with ${service.name} ${formatRupees(service.price)} more for the whole stay.`}
        {guests > 0 && hasRates && 'The price depends on the days. Choose them to see it.'}
        {wanted && hasFailed && 'We could not work out the price. You will see it when you book.'}
        {wanted &&
          !hasFailed &&
          price &&
          `Whole stay, ${formatGuests(price.guestCount)}, with ${service.name}: ${formatRupees(price.finalTotal)}, everything included`}
      </p>
      <Link
        to={bookingPath({ service: serviceSlug(service), ...(guests > 0 ? { guests: String(guests) } : {}) })}
        className={buttonClass('primary')}
      >
        Choose dates
      </Link>
    </section>
  );
}
