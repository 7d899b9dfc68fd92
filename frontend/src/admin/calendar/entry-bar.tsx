import { ENTRY_CLASSES } from './entry-styles.ts';
import type { CalendarEntry } from './entries.ts';
import type { Bar } from './week-layout.ts';

interface EntryBarProps {
  bar: Bar;
  /** On phones a bar is a stripe without text, too small to touch; the list below the month replaces it. */
  isStripe: boolean;
  onOpen: (entry: CalendarEntry) => void;
}

/** The part of a stay, booking request or block within one week. */
export function EntryBar({ bar, isStripe, onOpen }: EntryBarProps) {
  const { entry, lane, start, end, fromBefore, intoNext } = bar;
  const style = { gridColumn: `${start + 1} / ${end + 1}`, gridRow: lane + 1 };
  const ends = `${fromBefore ? 'rounded-l-none' : 'ml-0.5 rounded-l-full'} ${intoNext ? 'rounded-r-none' : 'mr-0.5 rounded-r-full'}`;
  const look = `${ENTRY_CLASSES[entry.kind]} ${ends}`;
  if (isStripe) return <span aria-hidden="true" style={style} className={`h-2 ${look}`} />;
  return (
    <button
      type="button"
      style={style}
      title={entry.description}
      aria-label={entry.description}
      onClick={() => onOpen(entry)}
      className={`pointer-events-auto h-6.5 min-w-0 truncate px-2.5 text-left text-xs leading-6 font-semibold hover:brightness-95 ${look}`}
    >
      {entry.title}
    </button>
  );
}
