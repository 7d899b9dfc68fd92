import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { formatDayRange, formatMonth } from '@farmhouse/contracts/text/dates';
import { useNarrow } from '../ui/use-screen.ts';
import type { CalendarEntry } from './entries.ts';
import { addMonths } from '@farmhouse/contracts/timing/months';
import { sameDayIn, WEEKDAYS } from '../ui/month.ts';
import { useDaySelection, type DayRange } from './use-day-selection.ts';
import { WeekRow } from './week-row.tsx';

interface MonthGridProps {
  month: string;
  weeks: readonly (readonly string[])[];
  today: string;
  isKnown: boolean;
  entries: readonly CalendarEntry[];
  onRange: (range: DayRange) => void;
  onDay: (day: string) => void;
  onEntry: (entry: CalendarEntry) => void;
  onMonth: (month: string) => void;
}

const HELP =
  'Arrow keys move between days, Shift with an arrow key chooses several, ' +
  'Enter opens the day, or blocks or unblocks the chosen days, ' +
  'Page Up and Page Down change the month.';

/** The month as a grid with its entries. Dragging over days, or Shift and the arrow keys, selects a range. */
export function MonthGrid({ month, weeks, today, isKnown, entries, onRange, onDay, onEntry, onMonth }: MonthGridProps) {
  const narrow = useNarrow();
  const grid = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState<string>();
  /** The day that takes focus once its month is shown, after Page Up or Page Down. */
  const turningTo = useRef<string>(undefined);
  const first = weeks[0]?.[0] ?? today;
  const last = weeks.at(-1)?.at(-1) ?? today;
  const { range, startDrag, moveBy, clear, wasDragged } = useDaySelection({ first, last, onRange });
  const preferred = visited ?? today;
  const tabStop = preferred >= first && preferred <= last ? preferred : `${month}-01`;

  const focusDay = (day: string) => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  const turnPage = (day: string, by: number) => {
    const next = sameDayIn(addMonths(month, by), day);
    setVisited(next);
    turningTo.current = next;
    onMonth(next.slice(0, 7));
  };
  useEffect(() => {
    if (!turningTo.current?.startsWith(month)) return;
    focusDay(turningTo.current);
    turningTo.current = undefined;
  }, [month]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const day = (event.target as HTMLElement).dataset.day;
    if (!day) return;
    if (event.key === 'PageUp' || event.key === 'PageDown') turnPage(day, event.key === 'PageUp' ? -1 : 1);
    else if (event.key === 'Escape') clear();
    else if (event.key === 'Enter' && range) {
      onRange(range);
      clear();
    } else {
      const next = moveBy(event, day);
      if (!next) return;
      setVisited(next);
      focusDay(next);
    }
    event.preventDefault();
  };

  return (
    <div
      ref={grid}
      role="group"
      aria-label={formatMonth(month)}
      aria-describedby="calendar-help"
      className="panel touch-pan-y overflow-hidden select-none"
    >
      <div role="presentation" onPointerDown={startDrag} onKeyDown={onKeyDown}>
        <p id="calendar-help" className="sr-only">
          {HELP}
        </p>
        <p aria-live="polite" className="sr-only">
          {range && `${formatDayRange(range.fromDate, range.toDate)} chosen`}
        </p>
        <div aria-hidden="true" className="grid grid-cols-7 py-2 text-center text-sm text-quiet lg:text-left">
          {WEEKDAYS.map((name) => (
            <span key={name} className="lg:px-3">
              {name}
            </span>
          ))}
        </div>
        {weeks.map((days) => (
          <WeekRow
            key={days[0]}
            {...{ days, month, today, isKnown, entries, tabStop }}
            chosen={range}
            isCompact={narrow}
            onDay={(day) => {
              if (!wasDragged.current) onDay(day);
            }}
            onEntry={(entry) => {
              if (!wasDragged.current) onEntry(entry);
            }}
          />
        ))}
      </div>
    </div>
  );
}
