import { useState } from 'react';
import { Form } from 'antd';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { newIdempotencyKey } from '../../../shared/api/idempotency-key.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { useUnsavedFormGuard } from '../../ui/forms/containers/use-unsaved-guard.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useMoneyToast } from '../contact/use-guest-chat.ts';
import { typedRupees } from '../payment/received-amount.ts';
import { useAddRefundMutation } from './booking-ledger.api.ts';
import { MoneyForm, type MoneyFields } from './money-form.tsx';
import { PayByUpi } from './pay-by-upi.tsx';

/** A booking whose guest gets money back. Amounts in whole rupees. */
export interface RefundToPay {
  bookingId: number;
  confirmationCode: string;
  fullName: string;
  email: string | null;
  contactNumber: string;
  /** The agreed refund that is still due; 0 if none. */
  amount: number;
  received: number;
  refundTo: string | null;
}

interface RefundDialogProps {
  refund: RefundToPay;
  onClose: () => void;
}

const MAILED = 'Customer has been notified of the refund';

/** Records money that the owner has refunded; a guest with e-mail is notified by mail. */
export default function RefundDialog({ refund, onClose }: RefundDialogProps) {
  const [form] = Form.useForm<MoneyFields>();
  const [sentBy] = useState(newIdempotencyKey);
  const [addRefund, { isLoading }] = useAddRefundMutation();
  const { requestClose, discardDialog } = useUnsavedFormGuard(form, onClose);
  const typedAmount: string | undefined = Form.useWatch('amount', form);
  const moneyToast = useMoneyToast();
  const { bookingId: id, confirmationCode, fullName, amount, received, refundTo } = refund;

  const submit = async ({ amount: typed, method, reference = '', note = '' }: MoneyFields) => {
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
    <Dialog title="Refund" okText="Record refund" onOk={form.submit} onCancel={requestClose} confirmLoading={isLoading}>
      <p className="mb-4 wrap-anywhere">
        {fullName}, {confirmationCode}: <span className="figures font-semibold">{formatRupees(received)}</span> received
      </p>
      {refundTo && (
        <PayByUpi
          {...{ refundTo, confirmationCode }}
          payeeName={fullName}
          amount={typedRupees(typedAmount ?? String(amount))}
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
