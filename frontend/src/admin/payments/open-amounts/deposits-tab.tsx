import type { DepositRow } from '@farmhouse/contracts/bookings/payment/money-lists';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { Badge } from '../../ui/badge.tsx';
import type { RecordColumn } from '../../ui/records/record-list.types.ts';
import { bookingColumn, stayColumn } from './stay-columns.tsx';
import { MoneyList } from './money-list.tsx';
import { useDeposits } from './money-lists.api.ts';

const columnsFor = (onOpen: (bookingId: number) => void): RecordColumn<DepositRow>[] => [
  bookingColumn(onOpen),
  stayColumn(),
  {
    title: 'State',
    render: ({ isToReturn }) => (
      <Badge tone={isToReturn ? 'yellow' : 'grey'}>{isToReturn ? 'To return' : 'Held'}</Badge>
    ),
  },
  { title: 'Deposit', numeric: true, onCard: 'aside', render: ({ deposit }) => formatRupees(deposit) },
];

/** Guests' deposits that are held; they are returned or kept in a booking's details. */
export default function DepositsTab({ onOpen }: { onOpen: (bookingId: number) => void }) {
  return (
    <MoneyList
      label="Deposits"
      read={useDeposits}
      columns={columnsFor(onOpen)}
      empty="No deposits are held"
      hint="A deposit that was taken in a booking's details appears here until it is returned or kept."
    />
  );
}
