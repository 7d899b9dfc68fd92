import type { PriceLines } from '@farmhouse/contracts/bookings/price/price';
import { cancellationSentence } from '@farmhouse/contracts/bookings/terms/cancellation-texts';
import { isNightsLine } from '@farmhouse/contracts/bookings/price/price-lines';
import { PRICE_PER_GUEST_NOTE } from '@farmhouse/contracts/bookings/price/price-text';
import { termNotes, type BookingTerms } from '@farmhouse/contracts/bookings/terms/booking-terms';
import { depositSentence } from '@farmhouse/contracts/bookings/terms/deposit';
import { bookingTermsOf } from '@farmhouse/contracts/content/offered-terms';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { formatDay, formatNights } from '@farmhouse/contracts/text/dates';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { useSettings } from '../../../shared/content/settings.api.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useMenu } from '../../ui/hooks/use-menu.ts';
import { nightsOf, type FormInput } from '../form/booking-form.ts';
import { useOfferedRates } from '../../../shared/price/rates.api.ts';
import { GuestStepper } from '../../ui/stay/guest-stepper.tsx';
import { lowestPriceText, priceFormula } from '../../ui/stay/price-formula.ts';
import { PriceRows } from '../../ui/stay/price-rows.tsx';
import type { StayPrice } from './use-stay-price.ts';

function ChosenDates({ values, nights }: { values: FormInput; nights: number }) {
  const days = [values.checkinDate, ...(nights > 0 ? [values.checkoutDate] : [])].map(formatDay);
  return (
    <>
      {days.map((day, index) => (
        <span key={day}>
          {index > 0 && ' – '}
          <span className="whitespace-nowrap">{day}</span>
        </span>
      ))}{' '}
      <span className="whitespace-nowrap">{`· ${formatNights(nights)}`}</span>
    </>
  );
}

/** The price before guests are chosen: the price per guest, and the other lines; as high as the lines with guests. */
function RowsWithoutGuests({ price }: { price: PriceLines }) {
  return (
    <>
      <div className="flex justify-between gap-4">
        <dt>
          Each guest
          <span className="block text-sm text-quiet">{PRICE_PER_GUEST_NOTE}</span>
        </dt>
        <dd className="shrink-0 whitespace-nowrap tabular-nums">{formatRupees(price.pricePerGuest)}</dd>
      </div>
      <PriceRows price={{ ...price, lines: price.lines.filter((line) => !isNightsLine(line)) }} reader="choosing" />
    </>
  );
}

/** The price before dates are chosen whose nights have rates: no total, and a discount only by the dates' price. */
function RowsWithoutDates({ price, lowest }: { price: PriceLines; lowest: string }) {
  const lines = price.lines.filter((line) => !isNightsLine(line) && line.kind !== 'discount');
  return (
    <>
      <div className="flex justify-between gap-4">
        <dt>
          Your stay
          <span className="block text-sm text-quiet">Depends on your dates</span>
        </dt>
        <dd className="text-right tabular-nums">{lowest}</dd>
      </div>
      <PriceRows price={{ ...price, lines }} reader="choosing" />
    </>
  );
}

/** The deposit, and the refunds of a cancellation: by days, or by the dates of the stay once they are chosen. */
function notesOf(terms: BookingTerms, checkinDate: string): string[] {
  if (checkinDate) return termNotes(terms, { checkinDate, today: istDate(new Date()), isConfirmed: false });
  const deposit = depositSentence(terms);
  return [...(deposit ? [`${deposit}.`] : []), cancellationSentence(terms.cancellation)];
}

/** The chosen services, for a sheet that does not show the lines of the price: 'with Breakfast'. */
function extrasOf({ lines }: PriceLines): string {
  const names = lines.filter(({ kind }) => kind === 'service').map(({ label }) => label);
  return names.length > 0 ? `with ${names.join(', ')}` : '';
}

interface SummaryProps {
  step: number;
  values: FormInput;
  price: StayPrice;
  onGuests: (guests: number) => void;
}

/** The price summary: a card beside the steps, on phones a sheet whose total is always visible. */
export function Summary({ step, values, price: { price, forOneGuest, unknownRates }, onGuests }: SummaryProps) {
  const { open, setOpen, container, toggle } = useMenu(`step ${step}`);
  const settings = useSettings();
  const rates = useOfferedRates();
  const nights = nightsOf(values);
  const hasGuests = price.guestCount > 0;
  const isOpenEnded = nights === undefined && rates.length > 0;
  const terms = bookingTermsOf(settings);
  const formula = priceFormula(settings, rates);
  // among the lines, which phones show on request
  const deposit = !open && (
    <span className="block text-xs leading-tight text-quiet empty:hidden lg:hidden">{depositSentence(terms)}</span>
  );
  return (
    <aside
      ref={container}
      aria-label="Booking Summary"
      className="border-line bg-surface shadow-soft max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:border-t max-lg:pb-[env(safe-area-inset-bottom)] lg:sticky lg:top-24 lg:rounded-card lg:border"
    >
      <div
        id="summary-lines"
        className={`px-4 pt-5 sm:px-6 ${open ? 'max-lg:max-h-[60vh] max-lg:overflow-y-auto' : 'max-lg:hidden'}`}
      >
        <h2 className="text-xl">Booking Summary</h2>
        {/* same height with and without dates, so that choosing them shifts nothing below */}
        <p className="mt-2 min-h-[2lh] text-quiet">
          {nights === undefined ? 'No dates chosen yet' : <ChosenDates values={values} nights={nights} />}
        </p>
        {step === 0 && (
          <div className="mt-4">
            <GuestStepper guests={price.guestCount} onGuests={onGuests} />
          </div>
        )}
        <dl className="mt-4 grid gap-2 pb-4">
          {isOpenEnded ? (
            <RowsWithoutDates price={price} lowest={lowestPriceText(settings, rates)} />
          ) : hasGuests || forOneGuest ? (
            <PriceRows price={forOneGuest ?? price} reader="choosing" />
          ) : (
            <RowsWithoutGuests price={price} />
          )}
        </dl>
        {/* as high before the dates are chosen */}
        <p className="min-h-[4lh] pb-4 text-sm text-quiet">{notesOf(terms, values.checkinDate).join(' ')}</p>
      </div>
      {/* on phones, the button of the live chat lies over the right end; beside the steps, in view under many lines */}
      <div className="flex min-h-16 items-center gap-3 border-line px-4 max-lg:py-1.5 max-lg:pr-17 sm:px-6 lg:sticky lg:bottom-0 lg:gap-4 lg:rounded-b-card lg:border-t lg:bg-surface lg:py-4">
        {hasGuests && !isOpenEnded ? (
          <div className="flex-1">
            <p className="flex items-baseline justify-between gap-3 max-lg:justify-start">
              <span className="font-semibold">
                Total {unknownRates && <span className="font-normal text-quiet">not final</span>}
              </span>
              <strong aria-live="polite" className="text-xl tabular-nums">
                {formatRupees(price.finalTotal)}
              </strong>
            </p>
            {deposit}
          </div>
        ) : (
          <p className="flex-1 leading-snug">
            <data value={(forOneGuest ?? price).finalTotal} className="font-semibold tabular-nums">
              {forOneGuest ? `from ${formatRupees(forOneGuest.finalTotal)} for one guest` : formula}
            </data>
            <span className="line-clamp-1 text-sm text-quiet empty:hidden lg:hidden">{extrasOf(price)}</span>
            {deposit}
          </p>
        )}
        <button
          ref={toggle}
          type="button"
          aria-expanded={open}
          aria-controls="summary-lines"
          onClick={() => setOpen(!open)}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-garden lg:hidden"
        >
          <span>{open ? 'Hide details' : 'Show details'}</span>
          <Icon name={open ? 'down' : 'up'} />
        </button>
      </div>
    </aside>
  );
}
