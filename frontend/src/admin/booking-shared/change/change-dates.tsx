import type { FormInstance } from 'antd';
import type { BookingDetails } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { addDays } from '@farmhouse/contracts/timing/ist';
import { withoutOwnStay } from '../../../shared/calendar/other-stays.ts';
import { useMovedStay } from '../../../shared/calendar/use-moved-stay.ts';
import { StayDateFields } from '../../ui/forms/fields/stay-date-fields.tsx';
import { StayCalendar } from '../stay/calendar/stay-calendar.tsx';
import { useShownMonth } from '../stay/calendar/use-shown-month.ts';
import { fillPickedDates } from '../stay/fill-picked-dates.ts';
import { useAvailability } from '../stay/use-availability.ts';
import type { ChangeFields } from './change-values.ts';

interface ChangeDatesProps {
  form: FormInstance<ChangeFields>;
  booking: BookingDetails;
  fields: ChangeFields;
}

/** The days that a month of the calendar shows, and a week on both sides. */
const spanOf = (month: string) => {
  const first = `${month.slice(0, 7)}-01`;
  return { from: addDays(first, -7), to: addDays(first, 45) };
};

/**
 * Dates and times of the stay: picked in a calendar that marks taken days, or typed. Every day can be chosen: the
 * preview names a conflicting booking.
 */
export function ChangeDates({ form, booking, fields: { checkinDate, checkoutDate } }: ChangeDatesProps) {
  const [month, setMonth] = useShownMonth(checkinDate);
  const { next, pick } = useMovedStay({ checkinDate, checkoutDate }, (dates) => fillPickedDates(form, dates));
  const { currentData, data, isError } = useAvailability(spanOf(month));
  const ranges = withoutOwnStay((currentData ?? data)?.ranges ?? [], booking, booking.turnaroundMinutes);

  return (
    <>
      <p className="mb-2 text-sm text-quiet" aria-live="polite">
        {isError
          ? 'The taken dates could not be loaded; the preview still says who has the dates.'
          : next === 'arrival'
            ? 'Tap the new check-in day: the stay keeps its number of nights.'
            : 'Then tap another check-out day if the length changes, too.'}
      </p>
      <StayCalendar
        {...{ month, ranges, checkinDate, checkoutDate }}
        onMonth={setMonth}
        isLoading={!currentData && !isError}
        onPick={pick}
      />
      <div className="mt-3 grid grid-cols-2 gap-x-4">
        <StayDateFields />
      </div>
    </>
  );
}
