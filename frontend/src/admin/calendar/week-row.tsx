import { DayCell } from './day-cell.tsx';
import { daySummary } from './day-summary.ts';
import type { CalendarEntry } from './entries.ts';
import { touches } from './entries.ts';
import { EntryBar } from './entry-bar.tsx';
import type { DayRange } from './use-day-selection.ts';
import { layoutWeek } from './week-layout.ts';

interface WeekRowProps {
  days: readonly string[];
  month: string;
  today: string;
  /** False while the entries are loading or after a failure: no day is said to be free then. */
  isKnown: boolean;
  entries: readonly CalendarEntry[];
  chosen: DayRange | undefined;
  tabStop: string;
  isCompact: boolean;
  onDay: (day: string) => void;
  onEntry: (entry: CalendarEntry) => void;
}

/** Heights in pixels: the day's number, one bar, the line with the number of hidden entries. */
const SIZES = {
  wide: { head: 38, bar: 28, foot: 22, lanes: 4 },
  compact: { head: 36, bar: 10, foot: 18, lanes: 3 },
};

export function WeekRow(props: WeekRowProps) {
  const { days, month, today, isKnown, entries, chosen, tabStop, isCompact, onDay, onEntry } = props;
  const size = isCompact ? SIZES.compact : SIZES.wide;
  const { bars, lanes, hidden } = layoutWeek(days, entries, size.lanes);
  const minHeight = size.head + Math.max(lanes, 2) * size.bar + size.foot;
  return (
    <div className="relative grid grid-cols-7 border-t border-line" style={{ minHeight }}>
      {days.map((day, index) => (
        <DayCell
          key={day}
          day={day}
          isToday={day === today}
          isOutside={!day.startsWith(month)}
          isChosen={chosen !== undefined && chosen.fromDate <= day && day <= chosen.toDate}
          isTabStop={day === tabStop}
          summary={isKnown ? daySummary(entries.filter((entry) => touches(entry, day))) : 'not loaded'}
          hidden={hidden[index] ?? 0}
          onOpen={() => onDay(day)}
        />
      ))}
      <div
        className="pointer-events-none absolute inset-x-0 grid grid-cols-[repeat(14,minmax(0,1fr))]"
        style={{ top: size.head, gridAutoRows: size.bar }}
      >
        {bars.map((bar) => (
          <EntryBar key={bar.entry.key} bar={bar} isStripe={isCompact} onOpen={onEntry} />
        ))}
      </div>
    </div>
  );
}
