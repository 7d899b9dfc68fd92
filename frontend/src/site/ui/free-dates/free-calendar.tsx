import { istDate } from '@farmhouse/contracts/timing/ist';
import { offeredDeposit } from '@farmhouse/contracts/content/offered-deposit';
import { stayLimitsOf, type SettingValues } from '@farmhouse/contracts/content/setting';
import { horizonOf, pickFreeDay, spanAround, type PickedDates } from '../calendar/calendar-days.ts';
import { arrivalHint } from '../calendar/day-texts.ts';
import { halfDayHint } from '../calendar/half-day-hint.ts';
import { GuestStepper } from '../stay/guest-stepper.tsx';
import { NO_DATES, type Choice } from './choice.ts';
import { StayTotal, type StayService } from './stay-total.tsx';
import PricedCalendar from '../calendar/priced-calendar.tsx';
import { useOpenMonth } from '../calendar/use-open-month.ts';

export { AskForDates } from './ask-for-dates.tsx';

/** True if a second tap has started another stay, because days between are taken. */
function startsNewSelection(day: string, before: PickedDates, next: PickedDates): boolean {
  const wasStarted = before.checkinDate !== '' && before.checkoutDate === '';
  return wasStarted && day > before.checkinDate && next.checkoutDate === '';
}

interface FreeCalendarProps {
  settings: SettingValues;
  choice: Choice;
  onChoice: (choice: Choice) => void;
  /** A service that is part of the total, but not of the days' prices. */
  service?: StayService;
}

/** The calendar of free dates with its picking logic, and the price for a party. */
export default function FreeCalendar({ settings, choice, onChoice, service }: FreeCalendarProps) {
  const { picked, guests } = choice;
  const today = istDate(new Date());
  const horizon = horizonOf(stayLimitsOf(settings), today, picked.checkoutDate ? '' : picked.checkinDate);
  const { month, setMonth, availability } = useOpenMonth({
    today,
    last: horizon.lastCheckin,
    availabilityOf: (shown) => ({ ...spanAround(shown, today), guests }),
  });
  const pick = (day: string) => {
    const next = pickFreeDay(day, picked, availability.ranges);
    const again = startsNewSelection(day, picked, next)
      ? 'Some days between are taken, so your stay starts from this day.'
      : '';
    const arrival = next.checkoutDate ? '' : arrivalHint(next.checkinDate, availability);
    const isClosed = !next.checkoutDate && availability.prices.get(day)?.closedToArrival;
    const hint = [again, arrival, halfDayHint(next, availability.ranges)].filter(Boolean).join(' ');
    onChoice({ ...choice, picked: isClosed ? NO_DATES : next, hint });
  };
  return (
    <>
      {/* two rows where the price is beside it; as high as its skeleton */}
      <div className="lg:row-span-2 lg:min-h-[33rem]">
        <PricedCalendar
          today={today}
          last={horizon.lastCheckout}
          lastChoice={horizon.lastChoice}
          month={month}
          onMonth={setMonth}
          availability={availability}
          checkinDate={picked.checkinDate}
          checkoutDate={picked.checkoutDate}
          onPick={pick}
          guests={guests}
          without={service?.name}
          deposit={service ? undefined : offeredDeposit(settings)}
          failedHelp="You can still ask for your dates when you book, or call us."
        />
      </div>
      <div className="mt-3 flex min-h-12 flex-wrap items-center gap-x-5 gap-y-1">
        <GuestStepper
          guests={guests}
          onGuests={(count) => onChoice({ ...choice, guests: count, areGuestsChosen: true })}
        />
        <StayTotal settings={settings} picked={picked} guests={guests} service={service} />
      </div>
    </>
  );
}
