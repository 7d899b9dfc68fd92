import type { DueRow } from '@farmhouse/contracts/bookings/payment/money-lists';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { RecordColumn } from '../../ui/records/record-list.types.ts';
import { bookingColumn, stayColumn } from './stay-columns.tsx';
import { MoneyList } from './money-list.tsx';
import { useDue } from './money-lists.api.ts';

const columnsFor = (onOpen: (bookingId: number) => void): RecordColumn<DueRow>[] => [
  bookingColumn(onOpen),
  stayColumn(),
  {
    title: 'Due on',
    render: ({ dueOn }) => <span className="whitespace-nowrap">{dueOn ? formatDay(dueOn) : '–'}</span>,
  },
  { title: 'Later', numeric: true, render: ({ dueLater }) => (dueLater > 0 ? formatRupees(dueLater) : '–') },
  {
    title: 'Due now',
    numeric: true,
    onCard: 'aside',
    render: ({ dueNow }) => (dueNow > 0 ? formatRupees(dueNow) : '–'),
  },
];

/** Amounts still due for confirmed and completed stays, the earliest first. */
export default function DueTab({ onOpen }: { onOpen: (bookingId: number) => void }) {
  return (
    <MoneyList
      label="Due"
      read={useDue}
      columns={columnsFor(onOpen)}
      empty="Nothing is due"
      hint="Confirmed stays that are not paid appear here."
    />
  );
}
