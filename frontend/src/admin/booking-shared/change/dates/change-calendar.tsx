import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { DayPicker } from 'react-day-picker';
import type { BusyRange } from '@farmhouse/contracts/bookings/availability/availability';
import { formatLongDay } from '@farmhouse/contracts/text/dates';
import { dayState, type DayState } from '../../../../shared/calendar/day-state.ts';
import { fromLocalDate, toLocalDate } from '../../../../shared/calendar/local-dates.ts';
import { DAY_CLASSES, STATE_CLASSES } from './calendar-classes.ts';
import { CalendarLegend } from './calendar-legend.tsx';

interface ChangeCalendarProps {
  /** Any day of the visible month. */
  month: string;
  onMonth: (day: string) => void;
  /** Busy ranges without the booking's own. */
  ranges: readonly BusyRange[];
  isLoading: boolean;
  checkinDate: string;
  checkoutDate: string;
  onPick: (day: string) => void;
}

const STATES: Partial<Record<DayState, string>> = {
  taken: 'taken',
  'leave-only': 'taken from the evening on',
  'arrive-only': 'taken in the morning',
  requested: 'requested by another guest',
};

/** A month with its taken and requested days. Every day can be chosen: the preview names a conflicting booking. */
export function ChangeCalendar(props: ChangeCalendarProps) {
  const { month, onMonth, ranges, isLoading, checkinDate, checkoutDate, onPick } = props;
  const is = (state: DayState) => (date: Date) => dayState(fromLocalDate(date), ranges) === state;
  return (
    <div aria-busy={isLoading} className={`panel p-2 sm:p-3 ${isLoading ? '[&_tbody]:opacity-60' : ''}`}>
      <DayPicker
        mode="range"
        aria-label="Dates of the stay"
        selected={{
          from: checkinDate ? toLocalDate(checkinDate) : undefined,
          to: checkoutDate >= checkinDate && checkoutDate ? toLocalDate(checkoutDate) : undefined,
        }}
        onSelect={(_range, day) => onPick(fromLocalDate(day))}
        month={toLocalDate(month)}
        onMonthChange={(first) => onMonth(fromLocalDate(first))}
        weekStartsOn={1}
        modifiers={{
          taken: is('taken'),
          leaveOnly: is('leave-only'),
          arriveOnly: is('arrive-only'),
          requested: is('requested'),
        }}
        modifiersClassNames={STATE_CLASSES}
        classNames={DAY_CLASSES}
        components={{
          Chevron: ({ orientation }) =>
            orientation === 'left' ? <LeftOutlined aria-hidden /> : <RightOutlined aria-hidden />,
        }}
        labels={{
          labelDayButton: (date, { selected }) => {
            const day = fromLocalDate(date);
            return [formatLongDay(day), selected && 'chosen', STATES[dayState(day, ranges)]].filter(Boolean).join(', ');
          },
          labelPrevious: () => 'Earlier month',
          labelNext: () => 'Later month',
        }}
      />
      <CalendarLegend />
    </div>
  );
}
