import { Form, Input } from 'antd';
import {
  TAKEN_BY_BLOCK,
  type BookingView,
  type CreateCalendarBlock,
} from '@farmhouse/contracts/bookings/admin-booking';
import { REASON_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking';
import { reportOutcome } from '../ui/forms/report-outcome.ts';
import { DayPicker } from '../ui/forms/day-picker.tsx';
import { required } from '../ui/forms/rules.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { useUnsavedFormGuard } from '../ui/forms/use-unsaved-guard.tsx';
import { BookedDays } from './booked-days.tsx';
import { useBlockDatesMutation, useBookedDays } from './calendar.api.ts';
import type { DayRange } from './use-day-selection.ts';

interface BlockDatesDialogProps {
  range: Partial<DayRange>;
  onClose: () => void;
  /** Called with the requests that can no longer be confirmed, if any. */
  onBlocked: (pending: readonly BookingView[]) => void;
}

/** Blocks days, unless a confirmed stay has them; says at once who has them or has asked for them. */
export default function BlockDatesDialog({ range, onClose, onBlocked }: BlockDatesDialogProps) {
  const [form] = Form.useForm<CreateCalendarBlock>();
  const fromDate = Form.useWatch('fromDate', form) as string | undefined;
  const toDate = Form.useWatch('toDate', form) as string | undefined;
  const { confirmed, pending, isUnknown } = useBookedDays(
    fromDate && toDate && fromDate <= toDate ? { from: fromDate, to: toDate } : undefined,
  );
  const [block, { isLoading }] = useBlockDatesMutation();

  const { requestClose, discardDialog } = useUnsavedFormGuard(form, onClose);

  const submit = async (wanted: CreateCalendarBlock) => {
    const done = await reportOutcome(block(wanted).unwrap(), {
      done: { title: 'Success', description: 'Dates blocked successfully' },
      failed: 'Failed to block dates',
      form,
      conflicts: { 'dates-taken': 'fromDate' },
    });
    if (!done) return;
    onClose();
    onBlocked(pending.map((booking) => ({ ...booking, datesTakenBy: booking.datesTakenBy ?? TAKEN_BY_BLOCK })));
  };

  return (
    <Dialog
      title="Block dates"
      okText="Block dates"
      onOk={form.submit}
      onCancel={requestClose}
      confirmLoading={isLoading}
      okButtonProps={{ disabled: confirmed.length > 0 }}
    >
      <p className="mb-4 text-quiet">Nobody can request or get these days. Both days are included.</p>
      <Form<CreateCalendarBlock>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={range}
        onFinish={(wanted) => void submit(wanted)}
      >
        <div className="grid gap-x-4 sm:grid-cols-2">
          <Form.Item name="fromDate" label="From" rules={[required('The first day')]}>
            <DayPicker />
          </Form.Item>
          <Form.Item name="toDate" label="To" rules={[required('The last day')]}>
            <DayPicker min={fromDate} />
          </Form.Item>
        </div>
        {isUnknown ? (
          <p className="mb-4 text-sm text-danger">We could not check who has asked for these days.</p>
        ) : (
          <BookedDays confirmed={confirmed} pending={pending} />
        )}
        <Form.Item name="reason" label="Reason" extra="Optional; only you see it">
          <Input autoFocus={range.toDate !== undefined} maxLength={REASON_MAX_LENGTH} autoComplete="off" />
        </Form.Item>
        <button type="submit" hidden />
      </Form>
      {discardDialog}
    </Dialog>
  );
}
