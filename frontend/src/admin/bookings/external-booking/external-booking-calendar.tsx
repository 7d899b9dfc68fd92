import { useState } from 'react';
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Form, type FormInstance } from 'antd';
import { DayPicker } from 'react-day-picker';
import { stayLimitsOf } from '@farmhouse/contracts/content/setting';
import { formatDay, formatLongDay } from '@farmhouse/contracts/text/dates';
import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import { dayState, type DayState } from '../../../shared/calendar/day-state.ts';
import { fromLocalDate, toLocalDate } from '../../../shared/calendar/local-dates.ts';
import { useSettings } from '../../../shared/content/settings.api.ts';
import { DAY_CLASSES, STATE_CLASSES } from '../../booking-shared/change/dates/calendar-classes.ts';
import { useAvailability } from '../../booking-shared/stay/use-availability.ts';
import { CalendarLegend } from '../../booking-shared/change/dates/calendar-legend.tsx';
import type { ExternalBookingFields } from './external-booking.ts';
import { canPick, pickStay, type PickedStay } from './external-booking-dates.ts';

const STATES: Partial<Record<DayState, string>> = {
  taken: 'taken',
  'leave-only': 'check-out only',
  'arrive-only': 'check-in only',
  requested: 'requested by another guest',
};

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
  const checkinDate = Form.useWatch<string | undefined>('checkinDate', form) ?? '';
  const checkoutDate = Form.useWatch<string | undefined>('checkoutDate', form) ?? '';
  // the arrival of the last tapped departure; a typed or prefilled stay has none, so the next tap can set its departure
  const [completed, setCompleted] = useState('');
  const today = istDate(new Date());
  const [month, setMonth] = useState(form.getFieldValue('checkinDate') as string | undefined);
  const { maxDaysAhead } = stayLimitsOf(useSettings());
  const isBegun = checkinDate !== '' && completed !== checkinDate;
  const stay: PickedStay = { checkinDate, checkoutDate, next: isBegun ? 'departure' : 'arrival' };
  const shown = month ?? today;
  const { currentData, data, isError } = useAvailability(spanOf(shown, stay));
  const ranges = (currentData ?? data)?.ranges ?? [];
  const isKnown = currentData !== undefined || isError;
  const is = (state: DayState) => (date: Date) => dayState(fromLocalDate(date), ranges) === state;

  const pick = (day: string) => {
    const picked = pickStay(day, stay, ranges);
    setCompleted(picked.next === 'arrival' ? picked.checkinDate : '');
    form.setFieldsValue({ checkinDate: picked.checkinDate, checkoutDate: picked.checkoutDate });
    form.setFields([
      { name: 'checkinDate', errors: [] },
      { name: 'checkoutDate', errors: [] },
    ]);
  };

  return (
    <>
      <p className="mb-2 text-sm text-quiet" aria-live="polite">
        {isError
          ? 'The taken dates could not be loaded; a stay on taken dates is refused.'
          : stay.next === 'departure'
            ? `Arrival ${formatDay(checkinDate)}, one night or until the day you tap next.`
            : 'Tap the arrival; the departure follows on the next day.'}
      </p>
      <div aria-busy={!isKnown} className={`panel p-2 sm:p-3 ${isKnown ? '' : '[&_tbody]:opacity-60'}`}>
        <DayPicker
          mode="range"
          aria-label="Dates of the stay"
          selected={{
            from: checkinDate ? toLocalDate(checkinDate) : undefined,
            to: checkinDate && checkoutDate >= checkinDate ? toLocalDate(checkoutDate) : undefined,
          }}
          onSelect={(_range, day) => pick(fromLocalDate(day))}
          month={toLocalDate(shown)}
          onMonthChange={(first) => setMonth(fromLocalDate(first))}
          startMonth={toLocalDate(today)}
          endMonth={toLocalDate(addDays(today, maxDaysAhead))}
          today={toLocalDate(today)}
          weekStartsOn={1}
          disabled={[
            { before: toLocalDate(today) },
            { after: toLocalDate(addDays(today, maxDaysAhead)) },
            (date) => !isKnown || !canPick(fromLocalDate(date), stay, ranges),
          ]}
          modifiers={{
            taken: is('taken'),
            leaveOnly: is('leave-only'),
            arriveOnly: is('arrive-only'),
            requested: is('requested'),
          }}
          modifiersClassNames={{ ...STATE_CLASSES, disabled: '[&>button]:cursor-not-allowed [&>button]:opacity-60' }}
          classNames={DAY_CLASSES}
          components={{
            Chevron: ({ orientation }) =>
              orientation === 'left' ? <LeftOutlined aria-hidden /> : <RightOutlined aria-hidden />,
          }}
          labels={{
            labelDayButton: (date, { selected }) => {
              const day = fromLocalDate(date);
              const state = STATES[dayState(day, ranges)];
              return [formatLongDay(day), selected && 'chosen', state].filter(Boolean).join(', ');
            },
            labelPrevious: () => 'Earlier month',
            labelNext: () => 'Later month',
          }}
        />
        <CalendarLegend />
      </div>
    </>
  );
}
