import { useState } from 'react';
import { Button } from 'antd';
import { formatMonth, formatShortDay } from '@farmhouse/contracts/text/dates';
import { weeksOf } from '../../ui/month.ts';
import { useNarrow } from '../../ui/use-screen.ts';
import type { LegendEntry } from './legend-entry.ts';

/** What a calendar shows for a day. */
export interface DayMark {
  /** Short text that fits below the day's number. */
  short: string;
  /** Full text, for screen readers. */
  words: string;
  /** Classes of its colours. */
  tone: string;
}

interface YearCalendarProps {
  months: readonly string[];
  /** By day; past days have none. */
  marks: ReadonlyMap<string, DayMark>;
  legend: readonly LegendEntry[];
}

const MONTHS_ON_PHONES = 3;

/** Longer marks than `16,550` are set smaller. */
const LONG = 6;

/** A year of days with their marks. Phones show its first months, and the others on demand. */
export function YearCalendar({ months, marks, legend }: YearCalendarProps) {
  const narrow = useNarrow();
  const [isWhole, showWhole] = useState(false);
  const shown = narrow && !isWhole ? months.slice(0, MONTHS_ON_PHONES) : months;
  return (
    <>
      <ul aria-label="Legend" className="mb-4 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {legend.map(({ id, name, tone }) => (
          <li key={id} className="flex min-w-0 items-center gap-2 wrap-anywhere">
            <span aria-hidden="true" className={`inline-block size-4 shrink-0 rounded border border-line ${tone}`} />
            {name}
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(17.5rem,100%),1fr))] gap-x-6 gap-y-5">
        {shown.map((month) => (
          <Month key={month} month={month} marks={marks} />
        ))}
      </div>
      {shown.length < months.length && (
        <Button className="mt-4" block onClick={() => showWhole(true)}>
          Show the whole year
        </Button>
      )}
    </>
  );
}

const HEADS = ['M', 'T', 'W', 'T', 'F', 'S', 'S'] as const;

function Month({ month, marks }: { month: string; marks: ReadonlyMap<string, DayMark> }) {
  const title = formatMonth(month);
  return (
    <section aria-label={title}>
      <h5 className="mb-1 font-semibold">{title}</h5>
      <div aria-hidden="true" className="grid grid-cols-7 gap-0.5 pb-1 text-center text-xs text-quiet">
        {HEADS.map((head, index) => (
          <span key={index}>{head}</span>
        ))}
      </div>
      <ol className="grid grid-cols-7 gap-0.5">
        {weeksOf(month)
          .filter((week) => week.some((date) => marks.has(date)))
          .flat()
          .map((date) =>
            date.startsWith(month) ? (
              <Day key={date} date={date} mark={marks.get(date)} />
            ) : (
              <li key={date} role="presentation" />
            ),
          )}
      </ol>
    </section>
  );
}

/** One day; without a mark it is in the past. */
function Day({ date, mark }: { date: string; mark: DayMark | undefined }) {
  const number = Number(date.slice(8));
  if (!mark) return <li className="py-1 text-center text-xs text-quiet line-through">{number}</li>;
  return (
    <li className={`figures rounded py-0.5 text-center leading-tight ${mark.tone}`}>
      <span className="sr-only">
        {formatShortDay(date)}: {mark.words}
      </span>
      <span aria-hidden="true" className="block text-sm font-semibold">
        {number}
      </span>
      <span
        aria-hidden="true"
        className={`block tracking-[-0.04em] whitespace-nowrap ${mark.short.length > LONG ? 'text-[0.625rem]' : 'text-[0.6875rem]'}`}
      >
        {mark.short || '\u00a0'}
      </span>
    </li>
  );
}
