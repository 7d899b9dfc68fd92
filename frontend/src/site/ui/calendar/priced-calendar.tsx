import { DayPicker, type DateRange, type Modifiers } from 'react-day-picker';
import type { BusyRange } from '@farmhouse/contracts/bookings/availability/availability';
import { formatLongDay } from '@farmhouse/contracts/text/dates';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { buttonClass } from '../button.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Notice } from '../notice.tsx';
import { dayModifiers, MONTH_LABELS } from '../../../shared/calendar/day-modifiers.ts';
import { dayState, type DayState } from '../../../shared/calendar/day-state.ts';
import { halfDayText } from '../../../shared/calendar/half-day.ts';
import { fromLocalDate, toLocalDate } from '../../../shared/calendar/local-dates.ts';
import { CALENDAR_CLASSES, MODIFIER_CLASSES } from './calendar-classes.ts';
import { dayPriceText } from './day-texts.ts';
import { isBookable, PricedDay, PricesOfDays } from './priced-day.tsx';
import type { DayPrices, SpanAvailability } from './use-availability.ts';
import { SlowNotice } from '../slow-notice.tsx';

interface PricedCalendarProps {
  today: string;
  /** The last day whose month is shown. */
  last: string;
  /** The last day that can be chosen next. */
  lastChoice: string;
  /** Any day of the visible month. */
  month: string;
  onMonth: (day: string) => void;
  /** Months beside each other; one by default. */
  months?: number;
  availability: SpanAvailability;
  checkinDate: string;
  checkoutDate: string;
  onPick: (day: string) => void;
  /** For how many guests the days are priced. */
  guests: number;
  /** The name of a service that is booked with the stay, which the days' prices leave out. */
  without?: string;
  /** The sentence about the deposit, where no price beside the calendar names it. */
  deposit?: string;
  /** An alternative for the guest while availability cannot be loaded. */
  failedHelp: string;
}

const STATE_LABELS: Partial<Record<DayState, string>> = {
  taken: 'taken',
  'leave-only': 'check-out only',
  'arrive-only': 'check-in only',
  requested: 'requested by another guest',
};

/**
 * A calendar of a month or more: taken days are disabled, requested ones are marked. Until availability is known, all
 * days are disabled.
 */
export default function PricedCalendar(props: PricedCalendarProps) {
  const { today, last, lastChoice, month, checkinDate, checkoutDate } = props;
  const { state, ranges, prices, retry } = props.availability;
  const isKnown = state === 'known';
  const canChoose = (day: string) => day <= lastChoice;
  /** The chosen check-out may be later than the next choice; it keeps the keyboard's focus. */
  const isBeyond = (date: Date) => !canChoose(fromLocalDate(date)) && fromLocalDate(date) !== checkoutDate;
  const states = dayModifiers(ranges);
  const included = props.without ? `without ${props.without}` : 'everything included';
  const selected: DateRange = {
    from: checkinDate ? toLocalDate(checkinDate) : undefined,
    to: checkinDate ? toLocalDate(checkoutDate > checkinDate ? checkoutDate : checkinDate) : undefined,
  };
  return (
    <div aria-busy={state === 'loading'} className="relative rounded-card border border-line bg-surface p-3 sm:p-5">
      {state === 'failed' && <Unavailable help={props.failedHelp} retry={retry} />}
      <SlowNotice isWaiting={state === 'loading'} className="mb-2" />
      <PricesOfDays value={prices}>
        <DayPicker
          className={`max-[24rem]:-mx-2 ${isKnown ? '' : '[&_tbody]:opacity-50'}`}
          mode="range"
          aria-label="Choose your dates"
          selected={selected}
          onSelect={(_range, day) => canChoose(fromLocalDate(day)) && props.onPick(fromLocalDate(day))}
          month={toLocalDate(month)}
          numberOfMonths={props.months}
          onMonthChange={(first) => props.onMonth(fromLocalDate(first))}
          startMonth={toLocalDate(today)}
          endMonth={toLocalDate(last)}
          today={toLocalDate(today)}
          weekStartsOn={1}
          disabled={[{ before: toLocalDate(today) }, isBeyond, isKnown ? states.taken : true]}
          modifiers={{
            weekend: { dayOfWeek: [0, 6] },
            ...states,
          }}
          modifiersClassNames={MODIFIER_CLASSES}
          classNames={CALENDAR_CLASSES}
          components={{
            DayButton: PricedDay,
            Chevron: ({ orientation }) => <Icon name={orientation === 'left' ? 'left' : 'right'} />,
          }}
          labels={{
            labelDayButton: (date, modifiers) => dayLabel(date, modifiers, { ranges, prices }),
            ...MONTH_LABELS,
          }}
        />
      </PricesOfDays>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 border-t border-line pt-3 text-sm text-quiet">
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="size-4 rounded-full bg-line" /> Taken
        </li>
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="half-day size-4 rounded-full border border-line" /> Free for half the day
        </li>
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="size-2 rounded-full bg-marigold" /> Requested by others, still open
        </li>
        {/* occupies its space before the prices are known, so that they shift nothing */}
        <li className={prices.size > 0 ? '' : 'invisible'}>
          {`₹ for ${formatGuests(props.guests)}, one night, ${included}${props.deposit ? `. ${props.deposit}.` : ''}`}
        </li>
      </ul>
    </div>
  );
}

/** Covers the dimmed days, so that it shifts nothing. */
function Unavailable({ help, retry }: { help: string; retry: () => void }) {
  return (
    <div role="alert" className="absolute inset-x-3 top-16 z-10 mx-auto max-w-md rounded-card shadow-soft">
      <Notice tone="danger" title="We could not load which days are free">
        <p>{help}</p>
        <button type="button" onClick={retry} className={buttonClass('outline', 'mt-3')}>
          Try again
        </button>
      </Notice>
    </div>
  );
}

interface LoadedDays {
  ranges: readonly BusyRange[];
  prices: DayPrices;
}

function dayLabel(date: Date, modifiers: Modifiers, { ranges, prices }: LoadedDays): string {
  const day = fromLocalDate(date);
  const price = isBookable(modifiers) ? prices.get(day) : undefined;
  const state = STATE_LABELS[dayState(day, ranges)];
  const half = halfDayText(day, ranges);
  return [
    formatLongDay(day),
    modifiers.today && 'today',
    modifiers.selected && 'selected',
    state,
    half,
    price && dayPriceText(price),
  ]
    .filter(Boolean)
    .join(', ');
}
