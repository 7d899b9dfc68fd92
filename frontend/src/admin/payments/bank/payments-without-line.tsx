import { useState } from 'react';
import type { PaymentWithoutLine } from '@farmhouse/contracts/bookings/payment/bank';
import { PAYMENT_METHOD_NAMES } from '@farmhouse/contracts/bookings/payment/payment-method';
import { formatNumber } from '@farmhouse/contracts/text/count';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { formatRupeesExact } from '@farmhouse/contracts/text/rupees';
import { RecordList } from '../../ui/records/record-list.tsx';
import type { RecordColumn } from '../../ui/records/record-list.types.ts';
import { usePageOf } from '../../ui/records/use-page-of.ts';
import { BookingLink } from '../booking-link.tsx';
import { usePaymentsWithoutLine } from './bank.api.ts';

const columnsOf = (onOpen: (bookingId: number) => void): RecordColumn<PaymentWithoutLine>[] => [
  {
    title: 'Paid',
    onCard: 'headline',
    render: ({ date, method, reference }) => (
      <>
        <span className="block font-semibold">{formatDay(date)}</span>
        <span className="block text-sm font-normal wrap-anywhere text-quiet">
          {[PAYMENT_METHOD_NAMES[method], reference].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  { title: 'Amount', numeric: true, onCard: 'aside', render: ({ amount }) => formatRupeesExact(amount) },
  {
    title: 'Booking',
    render: ({ bookingId, confirmationCode, fullName }) => (
      <BookingLink code={confirmationCode} fullName={fullName} onOpen={() => onOpen(bookingId)} />
    ),
  },
];

/** Verified payments that no imported statement shows; nothing while there are none. Rule: bank statements. */
export function PaymentsWithoutLine({ onOpen }: { onOpen: (bookingId: number) => void }) {
  const [page, setPage] = useState(1);
  const query = usePaymentsWithoutLine(page);
  const { list, total } = usePageOf(query, page, setPage, { isInUrl: false });
  if (!list.isError && !total) return null;
  return (
    <section aria-labelledby="payments-without-line" className="mt-6 grid grid-cols-1 gap-3">
      <div>
        <h2 id="payments-without-line" className="text-lg font-semibold">
          Payments without a line{total === undefined ? '' : ` (${formatNumber(total)})`}
        </h2>
        <p className="max-w-prose text-sm text-quiet">
          Verified, but not on the imported statements of those days: check that the money has arrived.
        </p>
      </div>
      <RecordList
        label="Payments without a line"
        columns={columnsOf(onOpen)}
        idOf={({ id }) => id}
        empty={null}
        {...list}
      />
    </section>
  );
}
