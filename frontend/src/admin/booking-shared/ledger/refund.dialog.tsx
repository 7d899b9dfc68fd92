import { useState } from 'react';
import { Alert, Button, Form } from 'antd';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { newIdempotencyKey } from '../../../shared/api/idempotency-key.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { useUnsavedFormGuard } from '../../ui/forms/containers/use-unsaved-guard.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useFreshBooking } from '../api/booking-details.api.ts';
import { useMoneyToast } from '../contact/use-guest-chat.ts';
import { typedRupees } from '../payment/received-amount.ts';
import { useAddRefundMutation } from './booking-ledger.api.ts';
import { MoneyForm, typedAmountOf, type MoneyFields } from './money-form.tsx';
import { PayByUpi } from './pay-by-upi.tsx';
import { newerRefundText, refundToPay, type RefundToPay } from './refund-to-pay.ts';

interface RefundDialogProps {
  refund: RefundToPay;
  onClose: () => void;
}

const MAILED = 'Customer has been notified of the refund';

/**
 * Records money that the owner has refunded; a guest with e-mail is notified by mail. Nothing is to be paid here while
 * the money has changed since it was shown, such as by the same refund, recorded on another device.
 */
export default function RefundDialog({ refund, onClose }: RefundDialogProps) {
  const [form] = Form.useForm<MoneyFields>();
  const [sentBy] = useState(newIdempotencyKey);
  const [addRefund, { isLoading }] = useAddRefundMutation();
  const { requestClose, discardDialog } = useUnsavedFormGuard(form, onClose);
  const typedAmount: string | undefined = Form.useWatch('amount', form);
  const moneyToast = useMoneyToast();
  const [shown, setShown] = useState(refund);
  const { bookingId: id, confirmationCode, fullName, amount, received, refundTo } = shown;
  const booking = useFreshBooking(id);
  const newer = booking ? refundToPay(booking) : shown;
  const change = isLoading ? undefined : newerRefundText(shown, newer);

  const continueFromNewer = () => {
    setShown(newer);
    if (!form.isFieldTouched('amount')) form.setFieldValue('amount', typedAmountOf(newer.amount));
    form.focusField('amount'); // the button that was pressed is gone
  };

  const submit = async ({ amount: typed, method, reference = '', note = '' }: MoneyFields) => {
    if (change) return;
    const body = { amount: typedRupees(typed) ?? 0, method, reference: reference.trim(), note: note.trim() };
    const done = await reportOutcome(addRefund({ id, sentBy, ...body }).unwrap(), {
      done: () =>
        moneyToast(refund, 'Refund Recorded', MAILED, `We have paid back ${formatRupees(body.amount)} to you.`),
      failed: 'Failed to record the refund',
      form,
      conflicts: { 'ledger-conflict': 'amount' },
    });
    if (done) onClose();
  };

  return (
    <Dialog
      title="Refund"
      okText="Record refund"
      onOk={form.submit}
      onCancel={requestClose}
      okButtonProps={{ disabled: change !== undefined }}
      confirmLoading={isLoading}
    >
      {change && (
        <Alert
          className="mb-4!"
          type="warning"
          showIcon
          title={change.title}
          description={
            <div className="grid justify-items-start gap-3">
              <span>{change.figures}</span>
              {newer.received > 0 && <Button onClick={continueFromNewer}>Continue from this</Button>}
            </div>
          }
        />
      )}
      <p className="mb-4 wrap-anywhere">
        {fullName}, {confirmationCode}: <span className="figures font-semibold">{formatRupees(received)}</span> received
      </p>
      {refundTo && !change && (
        <PayByUpi
          {...{ refundTo, confirmationCode }}
          payeeName={fullName}
          amount={typedRupees(typedAmount ?? typedAmountOf(amount))}
        />
      )}
      <MoneyForm
        {...{ form, amount }}
        method="upi"
        hasMethod
        hasReference
        note={{ label: 'Note for the guest (optional)' }}
        onFinish={submit}
      />
      {discardDialog}
    </Dialog>
  );
}
