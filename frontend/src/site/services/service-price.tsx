import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { Link, useNavigationType } from 'react-router-dom';
import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { useSettings } from '../../shared/content/settings.api.ts';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { useOfferedRates } from '../../shared/price/rates.api.ts';
import { bookingPath } from '../ui/stay/booking-link.ts';
import { buttonClass } from '../ui/button.ts';
import { priceFormula } from '../ui/stay/price-formula.ts';
import { useHydrated } from '../ui/hooks/use-hydrated.ts';

const PartyPrice = lazyWithRetry(() => import('./party-price.tsx'));

/** The price of a stay with a service for a party, without booking. The server's HTML contains the price formula. */
export function ServicePrice({ service, slug }: { service: ServiceView; slug: string }) {
  const rates = useOfferedRates();
  const { name, price } = service;
  const panel = useRef<HTMLElement>(null);
  const isChosenHere = useNavigationType() === 'PUSH';
  const show = useEffectEvent(() => isChosenHere && panel.current?.scrollIntoView({ block: 'nearest' }));
  useEffect(() => void show(), []);
  const formula = `${priceFormula(useSettings(), rates)}; with ${name} ${formatRupees(price)} more for the whole stay.`;
  const linkFor = (guests: number) => (
    <Link
      to={bookingPath({ service: slug, ...(guests > 0 ? { guests: String(guests) } : {}) })}
      className={buttonClass('primary')}
    >
      Choose dates
    </Link>
  );
  const beforeUse = (
    <>
      <div className="h-11 w-51" />
      <p className="min-w-0 flex-1 basis-64 font-medium">{formula}</p>
      {linkFor(0)}
    </>
  );
  return (
    <section
      ref={panel}
      aria-label={`Price with ${name}`}
      className="mt-8 scroll-mt-24 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 wrap-anywhere noscript:hidden sm:p-5"
    >
      {useHydrated() ? (
        <Suspense fallback={beforeUse}>
          <PartyPrice {...{ service, formula, linkFor }} hasRates={rates.length > 0} />
        </Suspense>
      ) : (
        beforeUse
      )}
    </section>
  );
}
