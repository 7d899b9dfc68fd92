import type { FeedPreview } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { daysText } from '../../booking-shared/stay/stay-text.ts';

/** Maximum number of entries shown. */
const SHOWN = 8;

const countText = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`;

/** The entries of a calendar, and which of them would take dates here. */
export function FeedPreviewList({ preview, skipsUnavailable }: { preview: FeedPreview; skipsUnavailable: boolean }) {
  const { events, total } = preview;
  const taking = skipsUnavailable ? events.filter(({ isUnavailable }) => !isUnavailable) : events;
  const leftOut = events.length - taking.length;
  const shown = taking.slice(0, SHOWN);
  const more = total - leftOut - shown.length;
  return (
    <section aria-label="What it holds" className="rounded-xl bg-garden-soft p-3">
      <p role="status" className="font-semibold">
        {total === 0 ? 'The calendar works and has no entries yet' : `It holds ${countText(total)}`}
        {leftOut > 0 && `, ${countText(leftOut)} left out`}
      </p>
      <ul className="mt-1 grid gap-1 text-sm">
        {shown.map(({ uid, summary, fromDate, toDate }, index) => (
          <li key={`${uid} ${index}`} className="flex flex-wrap justify-between gap-x-3">
            <span>{daysText({ checkinDate: fromDate, checkoutDate: toDate })}</span>
            <span className="min-w-0 text-quiet wrap-anywhere">{summary}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1 text-sm text-quiet">and {more} more</p>}
    </section>
  );
}
