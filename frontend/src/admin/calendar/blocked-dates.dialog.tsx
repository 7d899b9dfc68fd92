import { Button } from 'antd';
import type { CalendarBlock } from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import { formatDayRange } from '@farmhouse/contracts/text/dates';
import { reportOutcome } from '../ui/forms/report-outcome.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { useUnblockDatesMutation } from './calendar.api.ts';

interface BlockedDatesDialogProps {
  block: CalendarBlock;
  onChange: () => void;
  onClose: () => void;
}

/** Removes a block, or opens the dialog that changes its days and reason. */
export default function BlockedDatesDialog({ block, onChange, onClose }: BlockedDatesDialogProps) {
  const [unblock, { isLoading }] = useUnblockDatesMutation();
  const submit = async (): Promise<void> => {
    const done = await reportOutcome(unblock(block.id).unwrap(), {
      done: { title: 'Success', description: 'Dates unblocked successfully' },
      failed: 'Failed to unblock dates',
      again: submit,
    });
    if (done) onClose();
  };
  return (
    <Dialog
      title="Blocked dates"
      okText="Unblock"
      cancelText="Keep blocked"
      onOk={() => void submit()}
      onCancel={onClose}
      confirmLoading={isLoading}
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
      <p className="font-semibold">{formatDayRange(block.fromDate, block.toDate)}</p>
      {block.reason && <p className="wrap-anywhere text-quiet">{block.reason}</p>}
      <p className="mt-3">Once unblocked, guests can ask for these days again.</p>
    </Dialog>
  );
}
