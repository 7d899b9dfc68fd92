import { Link } from 'react-router-dom';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import type { ListedReceipt } from '@farmhouse/contracts/bookings/receipt/receipt';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { listedState, receiptsPath, useGetReceiptsQuery } from './receipts.api.ts';

/** The receipts of a booking; nothing while it has none. */
export function ReceiptList({ booking }: { booking: GuestBooking }) {
  const { confirmationCode: code, paymentMethod, paymentVerifiedAt } = booking;
  const wasNeverPaid = paymentMethod === null && paymentVerifiedAt === null;
  const { data = [] } = useGetReceiptsQuery(listedState(booking), {
    skip: wasNeverPaid,
    refetchOnMountOrArgChange: true,
  });
  if (data.length === 0) return null;
  return (
    <section
      aria-labelledby="receipts-title"
      className="mt-5 rounded-card border border-line bg-surface p-5 shadow-soft sm:p-6 print:hidden"
    >
      <h2 id="receipts-title" className="mb-2 text-xl">
        Receipts
      </h2>
      <ul className="divide-y divide-line">
        {data.map((receipt) => (
          <Row key={receipt.number} code={code} receipt={receipt} />
        ))}
      </ul>
    </section>
  );
}

function Row({ code, receipt: { number, kind, amount, at, isCorrected } }: { code: string; receipt: ListedReceipt }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 py-1">
      <Link
        to={`/receipt?booking=${code}&number=${encodeURIComponent(number)}`}
        className="inline-flex min-h-11 items-center font-semibold underline"
      >
        {number}
      </Link>
      <span className="text-quiet">
        {kind === 'refund' ? 'Paid back' : 'Received'} {formatDay(istDate(new Date(at)))}
        {isCorrected && ', corrected since: it no longer counts'}
      </span>
      <span className={`ml-auto font-semibold tabular-nums ${isCorrected ? 'text-quiet line-through' : ''}`}>
        {formatRupees(amount)}
      </span>
      <a
        href={`/api/${receiptsPath(code, number)}.pdf`}
        download
        aria-label={`Download ${number} as PDF`}
        className="inline-flex min-h-11 min-w-11 items-center justify-center underline"
      >
        PDF
      </a>
    </li>
  );
}
