import { Suspense, useState } from 'react';
import { Button } from 'antd';
import type { RefundRow } from '@farmhouse/contracts/bookings/payment/money-lists';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import type { RecordColumn } from '../../ui/records/record-list.types.ts';
import { bookingColumn } from './stay-columns.tsx';
import { MoneyList } from './money-list.tsx';
import { useRefunds } from './money-lists.api.ts';

const RefundDialog = lazyWithRetry(() => import('../../booking-shared/ledger/refund.dialog.tsx'));

const CAUSES: Record<RefundRow['cause'], string> = { cancelled: 'Cancelled', overpaid: 'Paid too much' };

interface Actions {
  onOpen: (bookingId: number) => void;
  onPay: (row: RefundRow) => void;
}

const columnsFor = ({ onOpen, onPay }: Actions): RecordColumn<RefundRow>[] => [
  bookingColumn(onOpen),
  { title: 'Why', render: ({ cause }) => CAUSES[cause] },
  {
    title: 'To',
    render: ({ refundTo }) => <span className="wrap-anywhere">{refundTo ?? 'Ask the guest'}</span>,
  },
  { title: 'Due by', render: ({ dueOn }) => (dueOn ? formatDay(dueOn) : '–') },
  { title: 'Refund', numeric: true, onCard: 'aside', render: ({ amount }) => formatRupees(amount) },
  {
    title: 'Actions',
    onCard: 'actions',
    render: (row) => (
      <Button type="primary" aria-label={`Pay the refund of ${row.confirmationCode}`} onClick={() => onPay(row)}>
        Pay
      </Button>
    ),
  },
];

/** Refunds that the owner owes: of cancelled bookings, and of amounts paid beyond a total. */
export default function RefundsTab({ onOpen }: { onOpen: (bookingId: number) => void }) {
  const [paid, setPaid] = useState<RefundRow>();
  return (
    <>
      <MoneyList
        label="Refunds"
        read={useRefunds}
        columns={columnsFor({ onOpen, onPay: setPaid })}
        empty="No refunds to pay"
        hint="What a cancelled booking's guest gets back appears here until you have paid it."
      />
      {paid && (
        <Suspense>
          <RefundDialog refund={paid} onClose={() => setPaid(undefined)} />
        </Suspense>
      )}
    </>
  );
}
