import { useState } from 'react';
import { Form, Input } from 'antd';
import { TAKEN_BY_BLOCK } from '@farmhouse/contracts/bookings/availability/dates-taken';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { CalendarBlock, CreateCalendarBlock } from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import { REASON_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking/booking';
import { useOneAtATime } from '../ui/forms/use-one-at-a-time.ts';
import { reportOutcome } from '../ui/forms/report-outcome.ts';
import { DayPicker } from '../ui/forms/fields/day-picker.tsx';
import { required } from '../ui/forms/rules.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { FIRST_FIELD } from '../ui/overlays/first-field.ts';
import { useUnsavedFormGuard } from '../ui/forms/containers/use-unsaved-guard.tsx';
import { ChangedBlock } from './changed-block.tsx';
import { changedElsewhere } from './changed-elsewhere.ts';
import { BookedDays } from './booked-days.tsx';
import { useBlockDatesMutation, useBookedDays, useChangeBlockMutation } from './calendar.api.ts';
import type { DayRange } from './use-day-selection.ts';

interface BlockDatesDialogProps {
  /** Initial days. */
  range: Partial<DayRange>;
  /** The block to edit; absent for a new one. */
  block?: CalendarBlock;
  onClose: () => void;
  /** Called with the blocked days, and with the requests that can no longer be confirmed, if any. */
  onBlocked: (days: DayRange, pending: readonly BookingView[]) => void;
}

const WORDS = {
  new: {
    title: 'Block dates',
    okText: 'Block dates',
    done: 'Dates blocked successfully',
    failed: 'Failed to block dates',
  },
  change: {
    title: 'Change blocked dates',
    okText: 'Save',
    done: 'Blocked dates changed successfully',
    failed: 'Failed to change the blocked dates',
  },
};

const fieldsOf = ({ fromDate, toDate, reason }: CalendarBlock): CreateCalendarBlock => {
  return { fromDate, toDate, reason: reason ?? undefined };
};

/** Blocks days or edits a block, unless a confirmed stay has the days; shows conflicting stays and requests at once. */
export default function BlockDatesDialog({ range, block, onClose, onBlocked }: BlockDatesDialogProps) {
  const [form] = Form.useForm<CreateCalendarBlock>();
  const fromDate = Form.useWatch('fromDate', form) as string | undefined;
  const toDate = Form.useWatch('toDate', form) as string | undefined;
  const { confirmed, pending, isUnknown } = useBookedDays(
    fromDate && toDate && fromDate <= toDate ? { from: fromDate, to: toDate } : undefined,
  );
  const [add, adding] = useBlockDatesMutation();
  const [change, changing] = useChangeBlockMutation();
  const [seen, setSeen] = useState(block);
  const [newer, setNewer] = useState<CalendarBlock>();
  const words = WORDS[block ? 'change' : 'new'];
  const lookAgain = () => {
    setSeen(newer);
    setNewer(undefined);
  };

  const { requestClose, discardDialog } = useUnsavedFormGuard(form, onClose);

  const submit = async (requested: CreateCalendarBlock) => {
    const saved = block ? change({ id: block.id, version: seen?.version, ...requested }) : add(requested);
    const done = await reportOutcome(saved.unwrap(), {
      done: { title: 'Success', description: words.done },
      failed: words.failed,
      explain: (error) => {
        const current = changedElsewhere(error);
        setNewer(current);
        return current !== undefined;
      },
      form,
      conflicts: { 'dates-taken': 'fromDate' },
    });
    if (!done) return;
    onClose();
    onBlocked(
      requested,
      pending.map((booking) => ({ ...booking, datesTakenBy: booking.datesTakenBy ?? TAKEN_BY_BLOCK })),
    );
  };
  const submitOnce = useOneAtATime(submit);

  return (
    <Dialog
      title={words.title}
      okText={words.okText}
      onOk={form.submit}
      onCancel={requestClose}
      confirmLoading={adding.isLoading || changing.isLoading}
      okButtonProps={{ disabled: confirmed.length > 0 }}
    >
      <p className="mb-4 text-quiet">These days cannot be requested or booked. Both days are included.</p>
      {newer && (
        <ChangedBlock
          block={newer}
          onShow={() => {
            form.setFieldsValue(fieldsOf(newer));
            lookAgain();
          }}
          onKeep={lookAgain}
        />
      )}
      <Form<CreateCalendarBlock>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={block ? fieldsOf(block) : range}
        onFinish={submitOnce}
      >
        <div className="grid gap-x-4 sm:grid-cols-2">
          <Form.Item name="fromDate" label="From" rules={[required('The first day')]}>
            <DayPicker {...(block === undefined && range.fromDate === undefined && FIRST_FIELD)} />
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
          <Input
            {...(block === undefined && range.toDate !== undefined && FIRST_FIELD)}
            maxLength={REASON_MAX_LENGTH}
            autoComplete="off"
          />
        </Form.Item>
        <button type="submit" hidden />
      </Form>
      {discardDialog}
    </Dialog>
  );
}
