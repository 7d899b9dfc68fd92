import { Suspense, useState } from 'react';
import { Button, Popconfirm } from 'antd';
import type { BookingDetails } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { PAYMENT_METHOD_NAMES } from '@farmhouse/contracts/bookings/payment/payment-method';
import type { AgreedRefund } from '@farmhouse/contracts/bookings/payment/refund';
import type { LedgerEntry } from '@farmhouse/contracts/bookings/payment/ledger';
import { formatBookingsDay, formatBookingsInstant } from '@farmhouse/contracts/text/dates';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { PrivatePicture } from './private-pictures/private-picture.tsx';
import { PanelSection } from '../../ui/panel-section.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useBookingLedger, useCorrectEntryMutation } from './booking-ledger.api.ts';
import { KIND_NAMES } from './entry-names.ts';
import { ReceiptDownload } from './receipt-download.tsx';
import { SendReceipt } from './send-receipt.tsx';
import { refundToPay } from './refund-to-pay.ts';

const RefundDialog = lazyWithRetry(() => import('./refund.dialog.tsx'));
const DepositDialog = lazyWithRetry(() => import('./deposit.dialog.tsx'));

/** A booking's ledger, newest first, with its actions: refund, deposit, correct. */
export function BookingMoney({ booking }: { booking: BookingDetails }) {
  const { currentData: ledger, isError, refetch } = useBookingLedger(booking.id);
  const [open, setOpen] = useState<'refund' | 'deposit'>();
  if (!ledger) {
    if (!isError) return null;
    return (
      <PanelSection title="Money">
        <ErrorState what="The ledger" onRetry={refetch} />
      </PanelSection>
    );
  }
  const { entries, balance } = ledger;
  const corrected = new Set(entries.map(({ corrects }) => corrects));
  const isDepositPossible = balance.deposit > 0 || booking.status !== 'cancelled';
  const close = () => setOpen(undefined);
  return (
    <PanelSection title="Money">
      {booking.agreedRefund && <RefundNote refund={booking.agreedRefund} />}
      <ul className="divide-y divide-line">
        {[...entries].reverse().map((entry) => (
          <Entry key={entry.id} booking={booking} entry={entry} isCorrected={corrected.has(entry.id)} />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {balance.received > 0 && <Button onClick={() => setOpen('refund')}>Refund</Button>}
        {isDepositPossible && <Button onClick={() => setOpen('deposit')}>Deposit</Button>}
      </div>
      <Suspense>
        {open === 'refund' && <RefundDialog refund={refundToPay(booking)} onClose={close} />}
        {open === 'deposit' && <DepositDialog {...{ booking, balance }} onClose={close} />}
      </Suspense>
    </PanelSection>
  );
}

/** The refund of a cancellation, and why it differs from the terms. */
function RefundNote({ refund: { amount, paid, refundTo, dueOn, reason } }: { refund: AgreedRefund }) {
  if (amount === 0 && !reason) return null;
  const left = Math.max(amount - paid, 0);
  const state = left > 0 ? `, ${formatRupees(left)} to pay by ${formatBookingsDay(dueOn)}` : amount > 0 ? ', paid' : '';
  return (
    <p className="mb-3 wrap-anywhere">
      Refund agreed on: <span className="figures font-semibold">{formatRupees(amount)}</span>
      {state}
      {refundTo && ` to ${refundTo}`}.{reason && <span className="block text-quiet">{reason}</span>}
    </p>
  );
}

interface EntryProps {
  booking: BookingDetails;
  entry: LedgerEntry;
  isCorrected: boolean;
}

function Entry({ booking, entry, isCorrected }: EntryProps) {
  const { kind, amount, method, reference, note, at, by, receipt, pictures = [] } = entry;
  const isCorrectable = kind !== 'charge' && kind !== 'correction' && !isCorrected;
  const how = [method && PAYMENT_METHOD_NAMES[method], reference, note].filter(Boolean).join(', ');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 first:pt-0">
      <span className={isCorrected ? 'line-through' : 'font-semibold'}>{KIND_NAMES[kind]}</span>
      <span className="figures">{formatRupees(amount)}</span>
      {receipt && <ReceiptDownload number={receipt} />}
      {receipt && !isCorrected && <SendReceipt booking={booking} number={receipt} />}
      {how && <span className="min-w-0 wrap-anywhere text-quiet">{how}</span>}
      <span className="ml-auto text-sm text-quiet">
        {formatBookingsInstant(at)}, {by}
      </span>
      {isCorrectable && <CorrectButton entry={entry} />}
      {pictures.length > 0 && (
        <div className="flex w-full flex-wrap gap-2">
          {pictures.map((id, index) => (
            <PrivatePicture key={id} id={id} label={`Picture ${index + 1} of what was kept`} />
          ))}
        </div>
      )}
    </li>
  );
}

function CorrectButton({ entry: { id, kind, amount } }: { entry: LedgerEntry }) {
  const [correct, { isLoading }] = useCorrectEntryMutation();
  const name = `${KIND_NAMES[kind].toLowerCase()} of ${formatRupees(amount)}`;
  const undo = (): Promise<unknown> =>
    reportOutcome(correct({ id }).unwrap(), {
      done: { title: 'Entry Corrected', description: `The ${name} no longer counts` },
      failed: 'Failed to correct the entry',
      again: undo,
    });
  return (
    <Popconfirm
      title={`Undo the ${name}?`}
      description="The entry stays in the ledger, and a correction undoes it."
      okText="Undo"
      onConfirm={() => void undo()}
    >
      <Button size="small" type="text" loading={isLoading} aria-label={`Undo the ${name}`}>
        Undo
      </Button>
    </Popconfirm>
  );
}
