import { useState } from 'react';
import { Button } from 'antd';
import type { PreviewedDay } from '@farmhouse/contracts/bookings/rate-preview';
import { formatMonth, formatShortDay } from '@farmhouse/contracts/text/dates';
import { formatCompactPrice, formatRupees } from '@farmhouse/contracts/text/rupees';
import { weeksOf } from '../ui/month.ts';
import { useNarrow } from '../ui/use-screen.ts';
import { USUAL_TONE, type RateTone } from './rate-tones.ts';

interface PriceCalendarProps {
  months: readonly string[];
  days: readonly PreviewedDay[];
  tones: ReadonlyMap<number | null, RateTone>;
}

const MONTHS_ON_PHONES = 3;

/** A year of days, coloured by their rates, each with its price. Phones show its first months until asked. */
export function PriceCalendar({ months, days, tones }: PriceCalendarProps) {
  const narrow = useNarrow();
  const [isWhole, showWhole] = useState(false);
  const byDate = new Map(days.map((day) => [day.date, day]));
  const occurring = new Set(days.map(({ rateId }) => rateId));
  const shown = narrow && !isWhole ? months.slice(0, MONTHS_ON_PHONES) : months;
  return (
    <>
      <ul aria-label="Legend" className="mb-4 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {[...tones.values()]
          .filter(({ id }) => occurring.has(id))
          .map(({ id, name, tone }) => (
            <li key={id} className="flex min-w-0 items-center gap-2 wrap-anywhere">
              <span aria-hidden="true" className={`inline-block size-4 shrink-0 rounded border border-line ${tone}`} />
              {name}
            </li>
          ))}
      </ul>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {shown.map((month) => (
          <Month key={month} month={month} byDate={byDate} tones={tones} />
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

interface MonthProps {
  month: string;
  byDate: ReadonlyMap<string, PreviewedDay>;
  tones: ReadonlyMap<number | null, RateTone>;
}

const HEADS = ['M', 'T', 'W', 'T', 'F', 'S', 'S'] as const;

function Month({ month, byDate, tones }: MonthProps) {
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
          .filter((week) => week.some((date) => byDate.has(date)))
          .flat()
          .map((date) => {
            if (!date.startsWith(month)) return <li key={date} role="presentation" />;
            const day = byDate.get(date);
            return <Day key={date} date={date} day={day} tone={day && tones.get(day.rateId)} />;
          })}
      </ol>
    </section>
  );
}

interface DayProps {
  date: string;
  /** Absent for days that are over. */
  day: PreviewedDay | undefined;
  tone: RateTone | undefined;
}

function Day({ date, day, tone }: DayProps) {
  const number = Number(date.slice(8));
  if (!day) return <li className="py-1 text-center text-xs text-quiet line-through">{number}</li>;
  return (
    <li className={`figures rounded py-0.5 text-center leading-tight ${tone?.tone ?? USUAL_TONE}`}>
      <span className="sr-only">
        {formatShortDay(date)}: {formatRupees(day.price)}, {tone?.name}
      </span>
      <span aria-hidden="true" className="block text-sm font-semibold">
        {number}
      </span>
      <span aria-hidden="true" className="block text-[0.6875rem]">
        {formatCompactPrice(day.price)}
      </span>
    </li>
  );
}
