import { useState } from 'react';
import { Form, type FormInstance } from 'antd';
import { stayLimitsOf } from '@farmhouse/contracts/content/setting';
import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import { useSettings } from '../../../shared/content/settings.api.ts';
import { fillPickedDates } from '../../booking-shared/stay/fill-picked-dates.ts';
import { StayCalendar } from '../../booking-shared/stay/calendar/stay-calendar.tsx';
import { useShownMonth } from '../../booking-shared/stay/calendar/use-shown-month.ts';
import { useAvailability } from '../../booking-shared/stay/use-availability.ts';
import type { ExternalBookingFields } from './external-booking.ts';
import { canPick, pickStay, tapText, type PickedStay } from './external-booking-dates.ts';

/** Maximum distance back to an arrival in an earlier month, in days; the availability call has a limit. */
const REACH_DAYS = 300;

/** The days that a month shows, and a week on both sides; from the arrival on while the departure is chosen. */
function spanOf(month: string, { checkinDate, next }: PickedStay) {
  const from = addDays(`${month.slice(0, 7)}-01`, -7);
  const isFromEarlier = next === 'departure' && checkinDate < from && checkinDate > addDays(from, -REACH_DAYS);
  return { from: isFromEarlier ? checkinDate : from, to: addDays(from, 52) };
}

/** Picks dates by taps: taken days cannot be chosen, requested ones are marked; the departure follows the arrival. */
export function ExternalBookingCalendar({ form }: { form: FormInstance<ExternalBookingFields> }) {
  // not watched yet at the first rendering
  const prefilled = form.getFieldValue('checkinDate') as string | undefined;
  const checkinDate = Form.useWatch<string | undefined>('checkinDate', form) ?? prefilled ?? '';
  const checkoutDate = Form.useWatch<string | undefined>('checkoutDate', form) ?? '';
  // the arrival of the last tapped departure; a typed or prefilled stay has none, so the next tap can set its departure
  const [completed, setCompleted] = useState('');
  const today = istDate(new Date());
  const [shown, setShown] = useShownMonth(checkinDate);
  const { maxDaysAhead } = stayLimitsOf(useSettings());
  const isBegun = checkinDate !== '' && completed !== checkinDate;
  const stay: PickedStay = { checkinDate, checkoutDate, next: isBegun ? 'departure' : 'arrival' };
  const { currentData, data, isError } = useAvailability(spanOf(shown, stay));
  const ranges = (currentData ?? data)?.ranges ?? [];
  const isKnown = currentData !== undefined || isError;

  const pick = (day: string) => {
    const picked = pickStay(day, stay, ranges);
    setCompleted(picked.next === 'arrival' ? picked.checkinDate : '');
    fillPickedDates(form, picked);
  };

  return (
    <>
      <p className="mb-2 text-sm text-quiet" aria-live="polite">
        {isError ? 'The taken dates could not be loaded; a stay on taken dates is refused.' : tapText(stay)}
      </p>
      <StayCalendar
        {...{ ranges, checkinDate, checkoutDate }}
        month={shown}
        onMonth={setShown}
        isLoading={!isKnown}
        onPick={pick}
        first={today}
        last={addDays(today, maxDaysAhead)}
        canPick={(day) => isKnown && canPick(day, stay, ranges)}
      />
    </>
  );
}
