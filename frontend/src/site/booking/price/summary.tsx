import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { formatDay, formatNights } from '@farmhouse/contracts/text/dates';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useMenu } from '../../layout/use-menu.ts';
import { nightsOf, type FormInput } from '../form/booking-form.ts';
import { PriceRows } from '../../ui/price-rows.tsx';
import type { StayPrice } from './use-stay-price.ts';

function ChosenDates({ values, nights }: { values: FormInput; nights: number }) {
  const days = [values.checkinDate, ...(nights > 0 ? [values.checkoutDate] : [])].map(formatDay);
  return (
    <>
      {days.join(' – ')} <span className="whitespace-nowrap">· {formatNights(nights)}</span>
    </>
  );
}

interface SummaryProps {
  step: number;
  values: FormInput;
  price: StayPrice;
}

/** The price summary: a card beside the steps, on phones a sheet whose total is always visible. */
export function Summary({ step, values, price: { price } }: SummaryProps) {
  const { open, setOpen, around, toggle } = useMenu(`step ${step}`);
  const nights = nightsOf(values);
  const isOpenEnded = price.guestCount === 0 || nights === undefined;
  return (
    <aside
      ref={around}
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
        <dl className="mt-4 grid gap-2 pb-4">
          <PriceRows price={price} reader="choosing" />
        </dl>
      </div>
      <div className="flex min-h-16 items-center gap-4 border-line px-4 sm:px-6 lg:border-t lg:py-4">
        <p className="flex flex-1 items-baseline justify-between gap-3 max-lg:justify-start">
          <span className="font-semibold">
            Total {isOpenEnded && <span className="font-normal text-quiet">from</span>}
          </span>
          <strong aria-live="polite" className="text-xl tabular-nums">
            {formatRupees(price.finalTotal)}
          </strong>
        </p>
        <button
          ref={toggle}
          type="button"
          aria-expanded={open}
          aria-controls="summary-lines"
          onClick={() => setOpen(!open)}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-garden lg:hidden"
        >
          {open ? 'Hide details' : 'Show details'}
          <Icon name={open ? 'down' : 'up'} />
        </button>
      </div>
    </aside>
  );
}
