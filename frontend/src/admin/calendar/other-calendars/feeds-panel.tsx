import { Suspense, useState } from 'react';
import { Button } from 'antd';
import type { CalendarFeedView } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { DeleteDialog } from '../../ui/crud/delete-dialog.tsx';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { Panel } from '../../ui/panel.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states.tsx';
import { useCalendarFeeds, useDeleteFeedMutation } from './calendar-feeds.api.ts';
import { FeedRow } from './feed-row.tsx';
import { deletionText } from './feed-text.ts';

const FeedDialog = lazyWithRetry(() => import('./feed.dialog.tsx'));

/** The calendars of other sites: their bookings take dates here. */
export function FeedsPanel() {
  const { data: feeds, isError, refetch } = useCalendarFeeds();
  const [editing, setEditing] = useState<{ feed?: CalendarFeedView }>();
  const [deleting, setDeleting] = useState<CalendarFeedView>();
  const [deleteFeed] = useDeleteFeedMutation();

  const remove = async (feed: CalendarFeedView) => {
    const done = { title: 'Success', description: `${feed.name} is no longer read` };
    return (await reportOutcome(deleteFeed(feed.id).unwrap(), { done, failed: 'It was not deleted' })) !== undefined;
  };
  const add = (
    <Button type="primary" onClick={() => setEditing({})}>
      Add a calendar
    </Button>
  );
  return (
    <Panel title="Imported calendars" aside={feeds && feeds.length > 0 && add}>
      {!feeds && (isError ? <ErrorState what="The calendars" onRetry={refetch} /> : <LoadingState rows={2} />)}
      {feeds?.length === 0 && (
        <EmptyState
          text="No other calendar is read yet"
          hint="Add the address of your calendar at Airbnb, Booking.com, Vrbo or Google: what is sold there is taken here."
          action={add}
        />
      )}
      {feeds && feeds.length > 0 && (
        <ul aria-label="Imported calendars" className="divide-y divide-line">
          {feeds.map((feed) => (
            <FeedRow key={feed.id} feed={feed} onEdit={() => setEditing({ feed })} onDelete={() => setDeleting(feed)} />
          ))}
        </ul>
      )}
      <Suspense>{editing && <FeedDialog feed={editing.feed} onClose={() => setEditing(undefined)} />}</Suspense>
      {deleting && (
        <DeleteDialog
          title={`Delete ${deleting.name}?`}
          question={deletionText(deleting)}
          onDelete={() => remove(deleting)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </Panel>
  );
}
