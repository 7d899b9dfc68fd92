import { useState } from 'react';
import { Alert, Checkbox, Form, Input, Radio } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { PaymentVerified } from '@farmhouse/contracts/bookings/booking-view/payment-verified';
import type { RecordPayment } from '@farmhouse/contracts/bookings/payment/payment-decision';
import { PAYMENT_REFERENCE_MAX_LENGTH, REASON_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking/booking';
import type { PaymentMethod } from '@farmhouse/contracts/bookings/payment/payment-method';
import { INVALID_UTR, normaliseUtr } from '@farmhouse/contracts/bookings/payment/utr';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { newIdempotencyKey } from '../../../shared/api/idempotency-key.ts';
import type { ToastContent } from '../../../shared/toast/toast-store.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useOneAtATime } from '../../ui/forms/use-one-at-a-time.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { useUnsavedFormGuard } from '../../ui/forms/containers/use-unsaved-guard.tsx';
import { useFollowedBooking } from '../api/booking-details.api.ts';
import { useRecordPaymentMutation } from '../api/booking-changes.api.ts';
import { usePaidCompetitorQuestion } from '../actions/use-warn-of-paid-competitor.tsx';
import { METHOD_OPTIONS } from './method-options.ts';
import { amountToRecord, recordingRejection } from './recorded-method.ts';
import { AMOUNT_RULE, restText, typedRupees } from './received-amount.ts';
import { askAboutSuperseded } from '../status/confirmed-stay.ts';
import { daysText } from '../stay/stay-text.ts';

const FAILED = 'Failed to record payment';
const OF_PAID = 'all paid. What you record here becomes a credit, which you can pay back as a refund.';
const OF_CANCELLED =
  'cancelled. Record what arrived all the same; what is to be returned of it then appears under Refunds.';

type Fields = Required<Omit<RecordPayment, 'amount'>> & { amount: string };

const UTR_RULE = {
  validator: (_rule: unknown, text = '') =>
    String(text).trim() === '' || normaliseUtr(String(text))
      ? Promise.resolve()
      : Promise.reject(new Error(INVALID_UTR)),
};

interface Recorded {
  isVerified: boolean;
  beyondDue: boolean;
  /** True if the booking was a request until then. */
  wasPending: boolean;
}

function toastOf(recorded: PaymentVerified, { isVerified, beyondDue, wasPending }: Recorded): ToastContent {
  const { bookingConfirmed, message, waiting } = recorded;
  const title = 'Payment Recorded';
  if (message) return { title, description: message, tone: 'neutral' };
  if (!isVerified) return { title, description: 'It waits to be verified' };
  if (beyondDue) return { title, description: 'It is verified, and a credit of the guest' };
  const done = bookingConfirmed && wasPending ? 'It is verified and the booking confirmed' : 'It is verified';
  const left = waiting > 0 ? `${formatRupees(waiting)} more waits to be verified` : restText(recorded);
  return { title, description: [done, left].filter(Boolean).join('. ') };
}

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
  const [form] = Form.useForm<Fields>();
  const method = (Form.useWatch('method', form) as PaymentMethod | undefined) ?? 'cash';
  const [record, { isLoading }] = useRecordPaymentMutation();
  const [sentBy] = useState(newIdempotencyKey);
  const asked = amountToRecord(booking);
  const { waiting } = booking;
  const current = useFollowedBooking(booking);
  // what a guest submits while this is open is probably the same money
  const action = current.waiting > waiting ? 'record' : 'add';
  const rejection = recordingRejection(beyondDue ? 'overpay' : action, current, booking);
  const { ask, isReading, question } = usePaidCompetitorQuestion();
  const { requestClose, discardDialog } = useUnsavedFormGuard(form, onClose);

  const send = async ({ amount: typed, reference = '', notes = '', ...fields }: Fields) => {
    const amount = typedRupees(typed) ?? asked;
    const body = { ...fields, amount, reference: reference.trim() || undefined, notes: notes.trim() || undefined };
    const done = await reportOutcome(
      record({ id: booking.id, sentBy, ...body, ...(beyondDue && { beyondDue }) }).unwrap(),
      {
        done: (recorded) =>
          toastOf(recorded, { isVerified: fields.verify, beyondDue, wasPending: current.status === 'pending' }),
        failed: FAILED,
        form,
        conflicts: { 'utr-used': 'reference' },
      },
    );
    if (!done) return;
    onClose();
    if (done.result.bookingConfirmed && current.competingRequests > 0) askAboutSuperseded(booking.id);
  };
  const submit = (fields: Fields) => {
    const confirm = () => send(fields);
    const mayWarn = fields.verify && current.status === 'pending' && current.competingRequests > 0;
    return mayWarn ? ask({ id: booking.id, confirm, failed: FAILED }) : confirm();
  };
  const submitOnce = useOneAtATime(submit);

  return (
    <Dialog
      title={beyondDue ? 'Record another payment' : 'Record payment'}
      okText="Record payment"
      onOk={form.submit}
      onCancel={requestClose}
      okButtonProps={{ disabled: rejection !== undefined }}
      confirmLoading={isLoading || isReading}
    >
      {rejection && <Alert className="mb-4!" type="warning" showIcon title={rejection} />}
      {!rejection && waiting > 0 && (
        <Alert
          className="mb-4!"
          type="info"
          showIcon
          title={`${formatRupees(waiting)} waits to be verified already: record only other money here.`}
        />
      )}
      <p className="mb-4">
        <span className="figures font-semibold">{formatRupees(beyondDue ? booking.finalTotal : asked)}</span> of{' '}
        {booking.fullName}, {booking.confirmationCode}, {daysText(booking)}
        {beyondDue && `: ${booking.status === 'cancelled' ? OF_CANCELLED : OF_PAID}`}
      </p>
      <Form<Fields>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ amount: beyondDue ? '' : String(asked), method: 'cash', verify: true }}
        onFinish={submitOnce}
      >
        <Form.Item name="amount" label="Amount" rules={[AMOUNT_RULE]}>
          <Input className="figures" prefix="₹" inputMode="numeric" autoComplete="off" maxLength={12} />
        </Form.Item>
        <Form.Item name="method" label="Payment method">
          <Radio.Group options={METHOD_OPTIONS} />
        </Form.Item>
        <Form.Item
          name="reference"
          label={method === 'upi' ? 'UTR number' : 'Reference (optional)'}
          dependencies={['method']}
          rules={method === 'upi' ? [UTR_RULE] : []}
        >
          <Input
            autoComplete="off"
            inputMode={method === 'upi' ? 'numeric' : 'text'}
            maxLength={PAYMENT_REFERENCE_MAX_LENGTH}
          />
        </Form.Item>
        <Form.Item name="notes" label="Notes (optional)">
          <Input.TextArea maxLength={REASON_MAX_LENGTH} autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
        <Form.Item name="verify" valuePropName="checked" className="mb-0!">
          <Checkbox>
            I have the money: verify it now{booking.status === 'pending' && ', which confirms the booking'}
          </Checkbox>
        </Form.Item>
        <button type="submit" hidden disabled={rejection !== undefined} />
      </Form>
      {!rejection && question}
      {discardDialog}
    </Dialog>
  );
}
