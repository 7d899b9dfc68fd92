import { Button } from 'antd';
import type { CalendarBlock } from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import { formatDayRange } from '@farmhouse/contracts/text/dates';
import { reportOutcome } from '../ui/forms/report-outcome.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { useFreeDaysMutation, useUnblockDatesMutation } from './calendar.api.ts';
import type { DayRange } from './use-day-selection.ts';

interface BlockedDatesDialogProps {
  block: CalendarBlock;
  /** The days of the block to free; all when absent. */
  days?: DayRange;
  onChange: () => void;
  onClose: () => void;
}

/** Frees a block or some of its days, or opens the dialog that changes its days and reason. */
export default function BlockedDatesDialog({ block, days = block, onChange, onClose }: BlockedDatesDialogProps) {
  const [unblock, unblocking] = useUnblockDatesMutation();
  const [freeDays, freeing] = useFreeDaysMutation();
  const { id, reason } = block;
  const { fromDate, toDate } = days;
  const isPart = fromDate !== block.fromDate || toDate !== block.toDate;
  const chosen = formatDayRange(fromDate, toDate);
  const submit = async (): Promise<void> => {
    const freed = isPart ? freeDays({ id, fromDate, toDate }) : unblock(id);
    const done = await reportOutcome(freed.unwrap(), {
      done: { title: 'Success', description: 'Dates unblocked successfully' },
      failed: 'Failed to unblock dates',
      again: submit,
    });
    if (done) onClose();
  };
  return (
    <Dialog
      title={isPart ? `Unblock ${chosen}` : 'Blocked dates'}
      okText="Unblock"
      cancelText="Keep blocked"
      onOk={() => void submit()}
      onCancel={onClose}
      confirmLoading={unblocking.isLoading || freeing.isLoading}
      footer={(_, { OkBtn, CancelBtn }) => (
        <>
          <Button className="float-left" onClick={onChange}>
            Change
          </Button>
          <CancelBtn />
          <OkBtn />
        </>
      )}
    >
      {!isPart && <p className="font-semibold">{chosen}</p>}
      {reason && <p className="wrap-anywhere text-quiet">{reason}</p>}
      {isPart && <p className="mt-3">The other days of {formatDayRange(block.fromDate, block.toDate)} stay blocked.</p>}
      <p className="mt-3">Once unblocked, guests can ask for these days again.</p>
    </Dialog>
  );
}
