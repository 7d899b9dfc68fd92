import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { DayPicker } from 'react-day-picker';
import type { BusyRange } from '@farmhouse/contracts/bookings/availability/availability';
import { formatLongDay } from '@farmhouse/contracts/text/dates';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { dayModifiers, MONTH_LABELS } from '../../../../shared/calendar/day-modifiers.ts';
import { dayState, type DayState } from '../../../../shared/calendar/day-state.ts';
import { halfDayText } from '../../../../shared/calendar/half-day.ts';
import { fromLocalDate, toLocalDate } from '../../../../shared/calendar/local-dates.ts';
import { DAY_CLASSES, STATE_CLASSES } from './calendar-classes.ts';
import { CalendarLegend } from './calendar-legend.tsx';

interface StayCalendarProps {
  /** Any day of the visible month. */
  month: string;
  onMonth: (day: string) => void;
  /** The taken and requested times that are marked. */
  ranges: readonly BusyRange[];
  isLoading: boolean;
  checkinDate: string;
  checkoutDate: string;
  onPick: (day: string) => void;
  /** First and last day that can be chosen; any when absent. */
  first?: string;
  last?: string;
  /** False for a day between them that cannot be chosen. */
  canPick?: (day: string) => boolean;
}

const STATES: Partial<Record<DayState, string>> = {
  taken: 'taken',
  requested: 'requested by another guest',
};

const dateOf = (day: string | undefined) => (day ? toLocalDate(day) : undefined);

/** A month in which the days of a stay are chosen, with its taken and requested days. */
export function StayCalendar(props: StayCalendarProps) {
  const { month, onMonth, ranges, isLoading, checkinDate, checkoutDate, onPick, first, last, canPick } = props;
  const isDisabled = (day: string) =>
    (first !== undefined && day < first) || (last !== undefined && day > last) || canPick?.(day) === false;
  return (
    <div aria-busy={isLoading} className={`panel p-2 sm:p-3 ${isLoading ? '[&_tbody]:opacity-60' : ''}`}>
      <DayPicker
        mode="range"
        aria-label="Dates of the stay"
        selected={{
          from: dateOf(checkinDate),
          to: checkinDate && checkoutDate >= checkinDate ? dateOf(checkoutDate) : undefined,
        }}
        onSelect={(_range, day) => onPick(fromLocalDate(day))}
        month={toLocalDate(month)}
        onMonthChange={(date) => onMonth(fromLocalDate(date))}
        startMonth={dateOf(first)}
        endMonth={dateOf(last)}
        today={toLocalDate(istDate(new Date()))}
        weekStartsOn={1}
        disabled={(date) => isDisabled(fromLocalDate(date))}
        modifiers={dayModifiers(ranges)}
        modifiersClassNames={STATE_CLASSES}
        classNames={DAY_CLASSES}
        components={{
          Chevron: ({ orientation }) =>
            orientation === 'left' ? <LeftOutlined aria-hidden /> : <RightOutlined aria-hidden />,
        }}
        labels={{
          labelDayButton: (date, { selected }) => {
            const day = fromLocalDate(date);
            const state = STATES[dayState(day, ranges)] ?? halfDayText(day, ranges);
            return [formatLongDay(day), selected && 'chosen', state].filter(Boolean).join(', ');
          },
          ...MONTH_LABELS,
        }}
      />
      <CalendarLegend />
    </div>
  );
}
