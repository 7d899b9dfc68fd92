import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigationType } from 'react-router-dom';
import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { offeredDeposit } from '@farmhouse/contracts/content/offered-deposit';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { useSettings } from '../../shared/content/settings.api.ts';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { useOfferedRates } from '../../shared/price/rates.api.ts';
import { bookingPath } from '../ui/stay/booking-link.ts';
import { buttonClass } from '../ui/button.ts';
import { FreeDates } from '../ui/free-dates/free-dates.tsx';
import { beyondGuestsText } from '../ui/services/beyond-guests.ts';
import { GuestStepper } from '../ui/stay/guest-stepper.tsx';
import { priceFormula } from '../ui/stay/price-formula.ts';

const PartyPrice = lazyWithRetry(() => import('./party-price.tsx'));

/**
 * The price of a stay with a service, without booking: the price formula until guests or dates are chosen, and in
 * browsers without JavaScript; then the price for a party, and for dates that are chosen here.
 */
export default function ServicePrice({ service, slug }: { service: ServiceView; slug: string }) {
  const rates = useOfferedRates();
  const settings = useSettings();
  const [guests, setGuests] = useState(0);
  const [hasDates, setHasDates] = useState(false);
  const { id, name, price, maxGuests } = service;
  const panel = useRef<HTMLElement>(null);
  const dates = useRef<HTMLDivElement>(null);
  const isChosenHere = useNavigationType() === 'PUSH';
  const show = useEffectEvent(() => isChosenHere && panel.current?.scrollIntoView({ block: 'nearest' }));
  useEffect(() => void show(), []);
  // the button that opened the dates is gone
  useEffect(() => dates.current?.focus({ preventScroll: true }), [hasDates]);
  // a failure is retried when it is shown
  useEffect(() => void PartyPrice.preload().catch(() => undefined), []);
  const deposit = offeredDeposit(settings);
  const added = `with ${name} ${formatRupees(price)} more for the whole stay.`;
  // the texts that take turns are elements of their own: a translator may have replaced them
  const formula = <span>{`${priceFormula(settings, rates)}; ${added}${deposit ? ` ${deposit}.` : ''}`}</span>;
  return (
    <section
      ref={panel}
      aria-label={`Price with ${name}`}
      className={`mt-8 scroll-mt-24 flex gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 wrap-anywhere sm:p-5 ${hasDates ? 'flex-col' : 'flex-wrap items-center'}`}
    >
      {!hasDates && (
        <div className="noscript:hidden">
          <GuestStepper guests={guests} onGuests={setGuests} />
        </div>
      )}
      <p
        aria-live="polite"
        className={hasDates ? 'font-medium' : 'min-h-[4lh] min-w-0 flex-1 basis-64 font-medium sm:min-h-0'}
      >
        {!hasDates && guests > 0 && rates.length > 0 && (
          <span>The price depends on the days. Choose them to see it.</span>
        )}
        {!hasDates && guests > 0 && rates.length === 0 && (
          <Suspense fallback={formula}>
            <PartyPrice service={service} guests={guests} formula={formula} />
          </Suspense>
        )}
        {(hasDates || guests === 0) && formula}
        {!hasDates && (
          <span className="mt-1 block empty:hidden">{beyondGuestsText([service], guests, 'when you book')}</span>
        )}
      </p>
      {hasDates ? (
        <div ref={dates} tabIndex={-1} role="group" aria-label="Dates and price" className="outline-none">
          <FreeDates settings={settings} guests={guests || undefined} service={{ id, name, slug, maxGuests }} isWide />
        </div>
      ) : (
        <>
          <button type="button" className={buttonClass('primary', 'noscript:hidden')} onClick={() => setHasDates(true)}>
            Choose dates
          </button>
          <div className="hidden noscript:block">
            <Link to={bookingPath({ service: slug })} className={buttonClass('primary')}>
              Choose dates
            </Link>
          </div>
        </>
      )}
    </section>
  );
}
