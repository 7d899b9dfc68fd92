import { Link } from 'react-router-dom';
import { sectionPath } from '@farmhouse/contracts/pages/sections';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { formatGuests } from '@farmhouse/contracts/text/guests';

import { confirmRequestPath, reviewPaymentPath } from '../navigation/paths.ts';
import { Panel } from '../ui/panel.tsx';
import { ErrorState, EmptyState, LoadingState } from '../ui/states.tsx';
import { MoreLink } from './more-link.tsx';
import { useWaitingLists, WAITING_SHOWN } from './overview.api.ts';
import { WaitingElsewhere } from './waiting-elsewhere.tsx';
import { waitingItems, type WaitingItem } from './waiting-list.ts';

/** Open work of other sections, then payments to verify and booking requests, oldest first; each with a link. */
export function WaitingForYou() {
  const { payments, requests } = useWaitingLists();
  return (
    <Panel title="Waiting for you">
      <WaitingElsewhere />
      <WaitingBody payments={payments} requests={requests} />
    </Panel>
  );
}

type List = ReturnType<typeof useWaitingLists>['payments'];

function WaitingBody({ payments, requests }: { payments: List; requests: List }) {
  if (!payments.data || !requests.data) {
    const retry = () => Promise.all([payments.refetch(), requests.refetch()]);
    return payments.isError || requests.isError ? (
      <ErrorState what="Your to-do list" onRetry={retry} />
    ) : (
      <LoadingState />
    );
  }
  const items = waitingItems(payments.data.items, requests.data.items);
  if (items.length === 0) {
    return (
      <EmptyState text="Nothing is waiting for you" hint="New requests and payments show up here automatically." />
    );
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <WaitingRow key={`${item.kind}-${item.booking.id}`} {...item} />
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6 border-t border-line px-4 py-1 text-sm sm:px-5">
        <MoreLink
          count={payments.data.total - WAITING_SHOWN}
          to={sectionPath('payments')}
          one="payment to verify"
          many="payments to verify"
        />
        <MoreLink
          count={requests.data.total - WAITING_SHOWN}
          to={sectionPath('confirmations')}
          one="request"
          many="requests"
        />
      </p>
    </>
  );
}

function WaitingRow({ kind, booking }: WaitingItem) {
  const isPayment = kind === 'payment';
  const { id, fullName, confirmationCode, checkinDate, guestCount, finalTotal, due, paymentAmount, upiTransactionId } =
    booking;
  const detail = isPayment
    ? `UTR ${upiTransactionId ?? 'not provided'}`
    : `${formatGuests(guestCount)}, ${formatDay(checkinDate)}`;
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 px-4 py-3 sm:grid-cols-[1fr_auto_auto] sm:px-5">
      <p className="truncate font-semibold">{fullName}</p>
      <p className="figures text-right font-semibold sm:row-span-2">
        {formatRupees(isPayment ? (paymentAmount ?? due) : finalTotal)}
      </p>
      <Link
        to={isPayment ? reviewPaymentPath(id) : confirmRequestPath(id)}
        aria-label={`${isPayment ? 'Verify' : 'Answer'} ${confirmationCode} of ${fullName}`}
        className={`order-last inline-flex min-h-11 items-center justify-center rounded-full px-5 text-sm font-semibold no-underline sm:order-none sm:row-span-2 ${isPayment ? 'bg-garden text-white hover:bg-garden-dark' : 'border border-field text-ink hover:border-garden'}`}
      >
        {isPayment ? 'Verify' : 'Answer'}
      </Link>
      <p className="text-sm text-quiet">
        {confirmationCode}
        <span className="max-sm:block sm:before:content-['_·_']">{detail}</span>
      </p>
    </li>
  );
}
