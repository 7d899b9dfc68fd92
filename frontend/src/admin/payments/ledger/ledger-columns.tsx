import { PAYMENT_METHOD_NAMES } from '@farmhouse/contracts/bookings/payment/payment-method';
import type { ListedLedgerEntry } from '@farmhouse/contracts/bookings/payment/ledger';
import { formatInstant } from '@farmhouse/contracts/text/dates';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { RecordColumn } from '../../ui/records/record-list.types.ts';
import { BookingLink } from '../booking-link.tsx';
import { KIND_NAMES } from '../../booking-shared/ledger/entry-names.ts';

/** The columns of the ledger; `onOpen` shows an entry's booking. */
export const ledgerColumns = (onOpen: (bookingId: number) => void): RecordColumn<ListedLedgerEntry>[] => [
  {
    title: 'Date',
    render: ({ at }) => <span className="whitespace-nowrap">{formatInstant(at)}</span>,
    onCard: 'headline',
  },
  { title: 'Booking', render: (entry) => <Booking entry={entry} onOpen={onOpen} /> },
  {
    title: 'Kind',
    render: ({ kind, corrects }) => (corrects === null ? KIND_NAMES[kind] : `${KIND_NAMES[kind]} of entry ${corrects}`),
  },
  { title: 'Method', render: ({ method }) => (method ? PAYMENT_METHOD_NAMES[method] : '–') },
  { title: 'Reference', render: ({ reference }) => <span className="figures break-all">{reference ?? '–'}</span> },
  { title: 'By', render: ({ by }) => by },
  { title: 'Amount', numeric: true, onCard: 'aside', render: ({ amount }) => formatRupees(amount) },
];

function Booking({ entry, onOpen }: { entry: ListedLedgerEntry; onOpen: (bookingId: number) => void }) {
  const { bookingId, confirmationCode, fullName } = entry;
  if (!confirmationCode) return 'Removed booking';
  return <BookingLink code={confirmationCode} fullName={fullName} onOpen={() => onOpen(bookingId)} />;
}
