import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigationType } from 'react-router-dom';
import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { useSettings } from '../../shared/content/settings.api.ts';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { useOfferedRates } from '../../shared/price/rates.api.ts';
import { bookingPath } from '../ui/stay/booking-link.ts';
import { buttonClass } from '../ui/button.ts';
import { GuestStepper } from '../ui/stay/guest-stepper.tsx';
import { priceFormula } from '../ui/stay/price-formula.ts';

const PartyPrice = lazyWithRetry(() => import('./party-price.tsx'));

/**
 * The price of a stay with a service for a party, without booking: the price formula until the number of guests is
 * chosen, and in browsers without JavaScript.
 */
export default function ServicePrice({ service, slug }: { service: ServiceView; slug: string }) {
  const rates = useOfferedRates();
  const [guests, setGuests] = useState(0);
  const { name, price } = service;
  const panel = useRef<HTMLElement>(null);
  const isChosenHere = useNavigationType() === 'PUSH';
  const show = useEffectEvent(() => isChosenHere && panel.current?.scrollIntoView({ block: 'nearest' }));
  useEffect(() => void show(), []);
  // a failure is retried when it is shown
  useEffect(() => void PartyPrice.preload().catch(() => undefined), []);
  const formula = `${priceFormula(useSettings(), rates)}; with ${name} ${formatRupees(price)} more for the whole stay.`;
  return (
    <section
      ref={panel}
      aria-label={`Price with ${name}`}
      className="mt-8 scroll-mt-24 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 wrap-anywhere sm:p-5"
    >
      <div className="noscript:hidden">
        <GuestStepper guests={guests} onGuests={setGuests} />
      </div>
      <p aria-live="polite" className="min-h-[3lh] min-w-0 flex-1 basis-64 font-medium sm:min-h-0">
        {guests > 0 && rates.length > 0 && 'The price depends on the days. Choose them to see it.'}
        {guests > 0 && rates.length === 0 && (
          <Suspense fallback={formula}>
            <PartyPrice service={service} guests={guests} formula={formula} />
          </Suspense>
        )}
        {guests === 0 && formula}
      </p>
      <Link
        to={bookingPath({ service: slug, ...(guests > 0 ? { guests: String(guests) } : {}) })}
        className={buttonClass('primary')}
      >
        Choose dates
      </Link>
    </section>
  );
}
