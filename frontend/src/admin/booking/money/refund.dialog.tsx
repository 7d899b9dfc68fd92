import { Form } from 'antd';
import type { BookingDetails } from '@farmhouse/contracts/bookings/admin-booking';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { LedgerBalance } from '@farmhouse/contracts/bookings/ledger';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { useUnsavedFormGuard } from '../../ui/forms/use-unsaved-guard.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { typedRupees } from '../payment/received-amount.ts';
import { useAddRefundMutation } from './booking-ledger.api.ts';
import { MoneyForm, type MoneyFields } from './money-form.tsx';

interface RefundDialogProps {
  booking: BookingDetails;
  balance: LedgerBalance;
  onClose: () => void;
}

/** Records money that the owner has paid back; the guest is told by mail. */
export default function RefundDialog({ booking, balance, onClose }: RefundDialogProps) {
  const [form] = Form.useForm<MoneyFields>();
  const [refund, { isLoading }] = useAddRefundMutation();
  const { requestClose, discardDialog } = useUnsavedFormGuard(form, onClose);
  const { id, status, confirmationCode, fullName } = booking;
  const amount = status === 'cancelled' ? balance.received : balance.credit;

  const submit = async ({ amount: typed, method, reference = '', note = '' }: MoneyFields) => {
    const body = { amount: typedRupees(typed) ?? 0, method, reference: reference.trim(), note: note.trim() };
    const done = await reportOutcome(refund({ id, ...body }).unwrap(), {
      done: { title: 'Refund Recorded', description: 'Customer has been notified of the refund' },
      failed: 'Failed to record the refund',
      form,
      conflicts: { 'ledger-conflict': 'amount' },
    });
    if (done) onClose();
  };

  return (
    <Dialog title="Refund" okText="Record refund" onOk={form.submit} onCancel={requestClose} confirmLoading={isLoading}>
      <p className="mb-4">
        {fullName}, {confirmationCode}: <span className="figures font-semibold">{formatRupees(balance.received)}</span>{' '}
        received of <span className="figures">{formatRupees(balance.total)}</span>
      </p>
      <MoneyForm
        {...{ form, amount }}
        method="upi"
        hasMethod
        hasReference
        note={{ label: 'Note for the guest (optional)' }}
        onFinish={(fields) => void submit(fields)}
      />
      {discardDialog}
    </Dialog>
  );
}
