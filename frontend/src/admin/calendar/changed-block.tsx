import { Alert, Button } from 'antd';
import type { CalendarBlock } from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import { formatDayRange } from '@farmhouse/contracts/text/dates';

interface ChangedBlockProps {
  block: CalendarBlock;
  onShow: () => void;
}

/** Says that a block was changed while its dialog was open, and fills the dialog with it as it is now. */
export function ChangedBlock({ block: { fromDate, toDate, reason }, onShow }: ChangedBlockProps) {
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
          <Button onClick={onShow}>Continue with these</Button>
        </>
      }
    />
  );
}
