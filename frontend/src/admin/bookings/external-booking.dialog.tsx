import { Button, Form } from 'antd';
import { settingNumber } from '@farmhouse/contracts/content/setting';
import { useSettings } from '../../shared/content/settings.api.ts';
import { useCreateExternalBookingMutation } from '../booking-shared/booking-changes.api.ts';
import type { NewBookingState } from '../layout/paths.ts';
import { reportOutcome } from '../ui/report-outcome.ts';
import { Dialog } from '../ui/dialog.tsx';
import { externalBookingOf, isComplete, newExternalBooking, type ExternalBookingFields } from './external-booking.ts';
import { GuestFields, PriceFields, StayFields } from './external-booking.fields.tsx';
import { ExternalTotal } from './external-total.tsx';

const WIDTH_PX = 760;

interface ExternalBookingDialogProps {
  /** What is known about the guest. */
  guest?: NewBookingState['newBooking'];
  onClose: () => void;
}

/** Creates an external booking; the guest is mailed how to pay. */
export default function ExternalBookingDialog({ guest, onClose }: ExternalBookingDialogProps) {
  const [form] = Form.useForm<ExternalBookingFields>();
  const fields = Form.useWatch([], form) as Partial<ExternalBookingFields> | undefined;
  const [create, { isLoading }] = useCreateExternalBookingMutation();
  const pricePerGuest = settingNumber(useSettings(), 'price_per_guest');

  const submit = async (filled: ExternalBookingFields) => {
    const done = await reportOutcome(create(externalBookingOf(filled)).unwrap(), {
      done: { title: 'Success', description: 'Booking created successfully. Email sent to customer.' },
      failed: 'Failed to create booking',
      form,
    });
    if (done) onClose();
  };

  return (
    <Dialog
      title="Create External Booking"
      width={WIDTH_PX}
      mask={{ closable: false }}
      style={{ top: 24 }}
      styles={{ body: { maxHeight: 'calc(100dvh - 13rem)', overflowY: 'auto' } }}
      onCancel={onClose}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-3">
          <ExternalTotal fields={fields ?? {}} />
          <Button className="max-sm:hidden" onClick={onClose}>
            Cancel
          </Button>
          <Button type="primary" disabled={!isComplete(fields ?? {}) || isLoading} onClick={form.submit}>
            {isLoading ? 'Creating...' : 'Create Booking'}
          </Button>
        </div>
      }
    >
      <Form<ExternalBookingFields>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ ...newExternalBooking(pricePerGuest), ...guest }}
        scrollToFirstError={{ focus: true }}
        onFinish={(filled) => void submit(filled)}
      >
        <GuestFields />
        <StayFields />
        <PriceFields form={form} />
      </Form>
    </Dialog>
  );
}
