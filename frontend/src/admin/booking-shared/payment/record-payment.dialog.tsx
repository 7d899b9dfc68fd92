import { Alert, Form } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useUnsavedFormGuard } from '../../ui/forms/containers/use-unsaved-guard.tsx';
import { StayChanged } from '../status/stay-changed.tsx';
import { daysText } from '../stay/stay-text.ts';
import { RecordPaymentInputs, type RecordPaymentFields } from './record-payment-fields.tsx';
import { amountToRecord, creditTitle } from './recorded-method.ts';
import { useRecordPayment } from './use-record-payment.ts';

const OF_PAID = 'all paid. What you record here becomes a credit, which you can pay back as a refund.';
const OF_CANCELLED =
  'cancelled. Record what arrived all the same; what is to be returned of it then appears under Refunds.';

interface RecordPaymentDialogProps {
  booking: BookingView;
  /** True for money that arrived although everything is paid, or the booking cancelled. */
  beyondDue?: boolean;
  onClose: () => void;
}

/**
 * Records money received in cash, by bank transfer, or with a UTR sent by other means. Rule: recorded payments.
 */
export default function RecordPaymentDialog({ booking, beyondDue = false, onClose }: RecordPaymentDialogProps) {
  const [form] = Form.useForm<RecordPaymentFields>();
  const { waiting } = booking;
  const recording = useRecordPayment(booking, form, { beyondDue, onDone: onClose });
  const { submit, isLoading, rejection, seen, newer, lookAgain, question } = recording;
  const suggested = amountToRecord(seen);
  const isOff = rejection !== undefined || newer !== undefined;
  const { requestClose, discardDialog } = useUnsavedFormGuard(form, onClose);
  return (
    <Dialog
      title={beyondDue ? creditTitle(booking) : 'Record payment'}
      okText="Record payment"
      onOk={form.submit}
      onCancel={requestClose}
      okButtonProps={{ disabled: isOff }}
      confirmLoading={isLoading}
    >
      {rejection && <Alert className="mb-4!" type="warning" showIcon title={rejection} />}
      {newer && <StayChanged shown={seen} newer={newer} note="Nothing is recorded yet." onLook={lookAgain} />}
      {!rejection && waiting > 0 && (
        <Alert
          className="mb-4!"
          type="info"
          showIcon
          title={`${formatRupees(waiting)} waits to be verified already: record only other money here.`}
        />
      )}
      <p className="mb-4">
        <span className="figures font-semibold">{formatRupees(beyondDue ? booking.finalTotal : suggested)}</span> of{' '}
        {booking.fullName}, {booking.confirmationCode}, {daysText(seen)}
        {beyondDue && `: ${booking.status === 'cancelled' ? OF_CANCELLED : OF_PAID}`}
      </p>
      <Form<RecordPaymentFields>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ amount: beyondDue ? '' : String(suggested), method: 'cash', verify: true }}
        onFinish={submit}
      >
        <RecordPaymentInputs form={form} confirms={booking.status === 'pending'} />
        <button type="submit" hidden disabled={isOff} />
      </Form>
      {question}
      {discardDialog}
    </Dialog>
  );
}
