import { SITE_NAMES, type FeedEventView } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { formatDayRange } from '@farmhouse/contracts/text/dates';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

/** An event of another site, which can only be changed there. */
export function FeedEventDialog({ event, onClose }: { event: FeedEventView; onClose: () => void }) {
  const { feedName, site, summary, fromDate, toDate } = event;
  return (
    <Dialog title={`Sold on ${feedName}`} footer={null} onCancel={onClose}>
      <DescriptionList
        items={[
          ['Dates', formatDayRange(fromDate, toDate)],
          ['Entry', summary || 'Without a name'],
          ['Site', SITE_NAMES[site]],
        ]}
      />
      <p className="mt-3">
        Change or cancel it there. The days are free here once two readings in a row, about half an hour, no longer have
        it.
      </p>
    </Dialog>
  );
}
