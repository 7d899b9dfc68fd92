import type { FeedPreview } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { formatCount } from '@farmhouse/contracts/text/count';
import { formatDayRange } from '@farmhouse/contracts/text/dates';

/** Maximum number of entries shown. */
const SHOWN = 8;

/** The entries of a calendar, and which of them would take dates here. */
export function FeedPreviewList({ preview, skipsUnavailable }: { preview: FeedPreview; skipsUnavailable: boolean }) {
  const { events, total, lackingText } = preview;
  const taking = skipsUnavailable ? events.filter(({ isUnavailable }) => !isUnavailable) : events;
  const leftOut = events.length - taking.length;
  const shown = taking.slice(0, SHOWN);
  const more = total - leftOut - shown.length;
  return (
    <section aria-label="What it holds" className="rounded-xl bg-garden-soft p-3">
      <p role="status" className="font-semibold">
        {total === 0 && !lackingText
          ? 'The calendar works and has no entries yet'
          : `It holds ${formatCount(total, 'entry', 'entries')}`}
        {leftOut > 0 && `, ${formatCount(leftOut, 'entry', 'entries')} left out`}
      </p>
      {lackingText && (
        <p className="mt-1 text-sm font-semibold text-danger">
          {lackingText} Until that is mended there, none of its dates become free automatically.
        </p>
      )}
      <ul className="mt-1 grid gap-1 text-sm">
        {shown.map(({ uid, summary, fromDate, toDate }, index) => (
          <li key={`${uid} ${index}`} className="flex flex-wrap justify-between gap-x-3">
            <span>{formatDayRange(fromDate, toDate)}</span>
            <span className="min-w-0 text-quiet wrap-anywhere">{summary}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1 text-sm text-quiet">and {more} more</p>}
    </section>
  );
}
