import { Suspense, useState } from 'react';
import { Button } from 'antd';
import type { CalendarExportView } from '@farmhouse/contracts/bookings/calendar/calendar-export';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { DeleteDialog } from '../../ui/crud/delete-dialog.tsx';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { Panel } from '../../ui/panel.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states.tsx';
import { useCalendarExports, useDeleteCalendarExportMutation } from './calendar-exports.api.ts';
import { useCalendarFeeds } from './calendar-feeds.api.ts';
import { ExportRow } from './export-row.tsx';
import { passedOnText } from './export-text.ts';
import { FeedHelp } from './feed-help.tsx';
import { RenewDialog } from './renew-dialog.tsx';

const ExportDialog = lazyWithRetry(() => import('./export.dialog.tsx'));

/** The links from which other sites and the owner's phone read this calendar. */
export function ExportsPanel() {
  const { data: calendars, isError, refetch } = useCalendarExports();
  const { data: feeds = [] } = useCalendarFeeds();
  const [editing, setEditing] = useState<{ calendar?: CalendarExportView }>();
  const [renewing, setRenewing] = useState<CalendarExportView>();
  const [deleting, setDeleting] = useState<CalendarExportView>();
  const [deleteCalendar] = useDeleteCalendarExportMutation();

  const remove = async ({ id, name }: CalendarExportView) => {
    const done = { title: 'Success', description: `The link for ${name} is closed` };
    return (await reportOutcome(deleteCalendar(id).unwrap(), { done, failed: 'It was not deleted' })) !== undefined;
  };
  const add = (
    <Button type="primary" onClick={() => setEditing({})}>
      Create a link
    </Button>
  );
  return (
    <Panel title="Exported calendars" aside={calendars && calendars.length > 0 && add}>
      {!calendars && (isError ? <ErrorState what="The links" onRetry={refetch} /> : <LoadingState rows={2} />)}
      {calendars?.length === 0 && (
        <EmptyState
          text="No calendar links yet"
          hint="Create a link for each site that sells your nights, so that what is booked here is taken there; and one for your phone."
          action={add}
        />
      )}
      {calendars && calendars.length > 0 && (
        <>
          <ul aria-label="Links of this calendar" className="divide-y divide-line">
            {calendars.map((calendar) => (
              <ExportRow
                key={calendar.id}
                calendar={calendar}
                passedOn={passedOnText(calendar, feeds, calendars)}
                onEdit={() => setEditing({ calendar })}
                onRenew={() => setRenewing(calendar)}
                onDelete={() => setDeleting(calendar)}
              />
            ))}
          </ul>
          <div className="border-t border-line px-4 pt-3 sm:px-5">
            <FeedHelp column="theirs" title="Where do I paste a link?" />
          </div>
        </>
      )}
      <Suspense>
        {editing && <ExportDialog calendar={editing.calendar} onClose={() => setEditing(undefined)} />}
      </Suspense>
      {renewing && <RenewDialog calendar={renewing} onClose={() => setRenewing(undefined)} />}
      {deleting && (
        <DeleteDialog
          title={`Delete the link for ${deleting.name}?`}
          question="Calendars that use this link are no longer updated. A site that relies on it may accept bookings for nights that are booked here."
          onDelete={() => remove(deleting)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </Panel>
  );
}
