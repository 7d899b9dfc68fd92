import { Alert, Button } from 'antd';
import type { CalendarBlock } from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import { formatDayRange } from '@farmhouse/contracts/text/dates';

interface ChangedBlockProps {
  block: CalendarBlock;
  onShow: () => void;
  onKeep: () => void;
}

/** Says that a block was changed while its dialog was open: the owner continues with it, or with what was entered. */
export function ChangedBlock({ block: { fromDate, toDate, reason }, onShow, onKeep }: ChangedBlockProps) {
  return (
    <Alert
      type="warning"
      showIcon
      className="mb-4!"
      title="These blocked dates have changed since you opened them"
      description={
        <>
          <p className="mb-3">
            Now {formatDayRange(fromDate, toDate)} is blocked{reason && ` (${reason})`}. Nothing is saved yet.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={onShow}>Continue with these</Button>
            <Button onClick={onKeep}>Keep what I entered</Button>
          </div>
        </>
      }
    />
  );
}
