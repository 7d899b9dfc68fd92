import { formatDay } from '@farmhouse/contracts/text/dates';

interface DayCellProps {
  day: string;
  isToday: boolean;
  isOutside: boolean;
  isChosen: boolean;
  /** True for the tab stop of the month. */
  isTabStop: boolean;
  /** The day's entries as text. */
  summary: string;
  /** Number of entries that are not shown. */
  hidden: number;
  onOpen: () => void;
}

/** One day: opens its entries; a drag over days starts and ends on days. */
export function DayCell(props: DayCellProps) {
  const { day, isToday, isOutside, isChosen, isTabStop, summary, hidden, onOpen } = props;
  const ground = isChosen ? 'bg-garden-soft ring-2 ring-garden ring-inset' : isOutside ? 'bg-ground' : 'bg-surface';
  const number = isToday ? 'bg-garden font-semibold text-white' : isOutside ? 'text-quiet' : 'text-ink';
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isTabStop ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      onClick={onOpen}
      className={`flex min-w-0 flex-col items-center justify-between border-r border-line p-1 text-left last-of-type:border-r-0 hover:bg-garden-soft lg:items-start lg:p-1.5 ${ground}`}
    >
      <span className="sr-only">{[formatDay(day), isToday && 'today', summary].filter(Boolean).join(', ')}</span>
      <span aria-hidden="true" className={`figures grid size-7 place-items-center rounded-full text-sm ${number}`}>
        {Number(day.slice(8))}
      </span>
      {hidden > 0 && (
        <span aria-hidden="true" className="text-xs font-semibold text-quiet">
          +{hidden}
          <span className="max-lg:hidden"> more</span>
        </span>
      )}
    </button>
  );
}
