import { Button } from 'antd';
import { SITE_NAMES, type CalendarFeedView } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { formatInstant } from '@farmhouse/contracts/text/dates';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { useReadFeedMutation, useSaveFeedMutation } from './calendar-feeds.api.ts';
import { upcomingEntriesText, readToast, shortAddress } from './feed-text.ts';

interface FeedRowProps {
  feed: CalendarFeedView;
  onEdit: () => void;
  onDelete: () => void;
}

/** A calendar that is read, with the result of the latest read, and its actions. */
export function FeedRow({ feed, onEdit, onDelete }: FeedRowProps) {
  const { id, name, url, paused, site, eventCount, lastReadAt, nextReadAt } = feed;
  const { problem, problemText } = feed;
  const [read, reading] = useReadFeedMutation();
  const [save, saving] = useSaveFeedMutation();

  const readNow = (acceptFewer?: boolean): Promise<unknown> =>
    reportOutcome(read({ id, acceptFewer }).unwrap(), {
      done: readToast,
      failed: 'It could not be read',
      again: () => readNow(acceptFewer),
    });
  const pause = (): Promise<unknown> =>
    reportOutcome(save({ id, paused: !paused }).unwrap(), {
      done: {
        title: 'Success',
        description: paused ? `${name} is read again` : `${name} is paused; its dates stay taken`,
      },
      failed: 'It was not changed',
      again: pause,
    });
  return (
    <li className="px-4 py-3 sm:px-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
        <span className="text-sm">{upcomingEntriesText(eventCount)}</span>
      </p>
      <p className="text-sm wrap-anywhere text-quiet">
        {SITE_NAMES[site]} · {shortAddress(url)}
      </p>
      <p className="text-sm text-quiet">
        {lastReadAt ? `Read ${formatInstant(lastReadAt)}` : 'Not read yet'}
        {paused ? ' · Paused: its dates stay taken' : nextReadAt && ` · next ${formatInstant(nextReadAt)}`}
      </p>
      {problemText && (
        <p role="status" className="mt-1 text-sm font-semibold text-danger wrap-anywhere">
          {problemText}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" loading={reading.isLoading} onClick={() => void readNow()} aria-label={`Read ${name} now`}>
          Read now
        </Button>
        {(problem === 'empty' || problem === 'shrunk') && (
          <Button
            size="small"
            loading={reading.isLoading}
            onClick={() => void readNow(true)}
            aria-label={`Accept that ${name} has fewer dates`}
          >
            This is correct: free these dates
          </Button>
        )}
        <Button
          size="small"
          loading={saving.isLoading}
          onClick={() => void pause()}
          aria-label={`${paused ? 'Resume' : 'Pause'} ${name}`}
        >
          {paused ? 'Resume' : 'Pause'}
        </Button>
        <Button size="small" onClick={onEdit} aria-label={`Edit ${name}`}>
          Edit
        </Button>
        <Button size="small" danger onClick={onDelete} aria-label={`Delete ${name}`}>
          Delete
        </Button>
      </div>
    </li>
  );
}
