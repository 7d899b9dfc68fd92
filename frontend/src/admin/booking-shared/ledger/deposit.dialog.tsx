import { useState } from 'react';
import { Form, Segmented } from 'antd';
import type { BookingDetails } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import {
  DEPOSIT_PICTURES_MAX,
  type DepositAction,
  type LedgerBalance,
} from '@farmhouse/contracts/bookings/payment/ledger';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { newIdempotencyKey } from '../../../shared/api/idempotency-key.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { useUnsavedGuard } from '../../ui/forms/containers/use-unsaved-guard.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { PrivateUploadsField } from './private-pictures/private-uploads.tsx';
import { usePrivateUploads } from './private-pictures/use-private-uploads.ts';
import { useMoneyToast } from '../contact/use-guest-chat.ts';
import { typedRupees } from '../payment/received-amount.ts';
import { useChangeDepositMutation } from './booking-ledger.api.ts';
import { MoneyForm, typedAmountOf, type MoneyFields } from './money-form.tsx';

interface DepositDialogProps {
  booking: BookingDetails;
  balance: LedgerBalance;
  onClose: () => void;
}

const ACTIONS: { value: DepositAction; label: string }[] = [
  { value: 'take', label: 'Take' },
  { value: 'return', label: 'Return' },
  { value: 'keep', label: 'Keep a part' },
];
const DONE: Record<DepositAction, string> = {
  take: 'Deposit Taken',
  return: 'Deposit Returned',
  keep: 'Deposit Kept',
};
const MAILED = 'Customer has been notified of the reason';

/** Records that the guest's deposit was taken, returned, or partly kept with a reason that the guest reads. */
export default function DepositDialog({ booking, balance, onClose }: DepositDialogProps) {
  const [form] = Form.useForm<MoneyFields>();
  const [action, setAction] = useState<DepositAction>(balance.deposit > 0 ? 'return' : 'take');
  const [sentBy] = useState(newIdempotencyKey);
  const [change, { isLoading }] = useChangeDepositMutation();
  const pictures = usePrivateUploads();
  const moneyToast = useMoneyToast();
  const isUnsaved = () => form.isFieldsTouched() || pictures.uploads.length > 0;
  const { requestClose, discardDialog } = useUnsavedGuard(isUnsaved, onClose);
  const amountOf = (chosen: DepositAction) => (chosen === 'take' ? booking.securityDeposit : balance.deposit);
  const isKept = action === 'keep';
  const ids = pictures.uploads.flatMap(({ id }) => id ?? []);

  const choose = (chosen: DepositAction) => {
    setAction(chosen);
    const amount = chosen === 'keep' ? 0 : amountOf(chosen);
    form.setFieldValue('amount', typedAmountOf(amount));
  };
  const submit = async ({ amount: typed, method, note = '' }: MoneyFields) => {
    const amount = typedRupees(typed) ?? 0;
    const how = isKept ? { pictures: ids } : { method };
    const body = { id: booking.id, action, amount, reason: note.trim(), ...how };
    const kept = `We have kept ${formatRupees(amount)} of your deposit. ${body.reason}`;
    const done = await reportOutcome(change({ ...body, sentBy }).unwrap(), {
      done: () => (isKept ? moneyToast(booking, DONE.keep, MAILED, kept) : { title: DONE[action] }),
      failed: 'Failed to record the deposit',
      form,
      conflicts: { 'ledger-conflict': 'amount' },
    });
    if (done) onClose();
  };

  return (
    <Dialog
      title="Security deposit"
      okText="Record"
      onOk={form.submit}
      onCancel={requestClose}
      confirmLoading={isLoading}
      okButtonProps={{ disabled: isKept && ids.length < pictures.uploads.length }}
    >
      <p className="mb-3">
        {booking.fullName}, {booking.confirmationCode}:{' '}
        <span className="figures font-semibold">{formatRupees(balance.deposit)}</span> held
      </p>
      <Segmented block className="mb-4" options={ACTIONS} value={action} onChange={choose} />
      <MoneyForm
        form={form}
        amount={isKept ? 0 : amountOf(action)}
        method="cash"
        hasMethod={!isKept}
        note={{ label: isKept ? 'Reason, for the guest' : 'Note (optional)', required: isKept }}
        onFinish={submit}
      />
      {isKept && <PrivateUploadsField {...pictures} label="Pictures (optional)" max={DEPOSIT_PICTURES_MAX} />}
      {discardDialog}
    </Dialog>
  );
}
