import { Button } from 'antd';
import type { BankLine } from '@farmhouse/contracts/bookings/payment/bank';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { formatRupeesExact } from '@farmhouse/contracts/text/rupees';
import { listedDaysText } from '../../booking-shared/stay/stay-text.ts';
import { Badge } from '../../ui/badge.tsx';
import type { RecordColumn } from '../../ui/records/record-list.types.ts';
import { BookingLink } from '../booking-link.tsx';

interface LineActions {
  onOpen: (bookingId: number) => void;
  onAccept: (line: BankLine) => void;
  onChoose: (line: BankLine) => void;
  onIgnore: (line: BankLine) => void;
  /** The lines whose decisions are being saved. */
  busyIds: ReadonlySet<number>;
}

const nameOf = ({ amount, date }: BankLine): string =>
  [formatRupeesExact(amount), date && `of ${formatDay(date)}`].filter(Boolean).join(' ');

export const lineColumns = (actions: LineActions): RecordColumn<BankLine>[] => [
  {
    title: 'Received',
    onCard: 'headline',
    render: ({ date, text, utr }) => (
      <>
        <span className="block font-semibold">{date ? formatDay(date) : 'No day'}</span>
        <span className="block max-w-prose text-sm font-normal wrap-anywhere text-quiet">
          {[text, utr && !text.includes(utr) && utr].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  { title: 'Amount', numeric: true, onCard: 'aside', render: ({ amount }) => formatRupeesExact(amount) },
  {
    title: 'Booking',
    render: (line) => {
      const { bookingId, confirmationCode, fullName, checkinDate, checkoutDate, certain, state } = line;
      if (bookingId === null || !confirmationCode) return '–';
      return (
        <>
          <BookingLink code={confirmationCode} fullName={fullName} onOpen={() => actions.onOpen(bookingId)} />
          {checkinDate && checkoutDate && (
            <span className="block text-sm text-quiet">{listedDaysText({ checkinDate, checkoutDate })}</span>
          )}
          {state === 'proposed' && (
            <Badge tone={certain ? 'green' : 'yellow'}>{certain ? 'Exact match' : 'Possible match'}</Badge>
          )}
        </>
      );
    },
  },
  {
    title: 'Actions',
    onCard: 'actions',
    render: (line) => (line.state === 'accepted' ? null : <Actions line={line} {...actions} />),
  },
];

function Actions({ line, onAccept, onChoose, onIgnore, busyIds }: LineActions & { line: BankLine }) {
  const isBusy = busyIds.has(line.id);
  const name = nameOf(line);
  return (
    <div className="flex flex-wrap gap-2">
      {line.bookingId !== null && (
        <Button type="primary" loading={isBusy} aria-label={`Accept ${name}`} onClick={() => onAccept(line)}>
          Accept
        </Button>
      )}
      <Button disabled={isBusy} aria-label={`Choose the booking of ${name}`} onClick={() => onChoose(line)}>
        Choose booking
      </Button>
      {line.state !== 'ignored' && (
        <Button
          type="text"
          // not disabled, which would take focus from it
          aria-disabled={isBusy || undefined}
          aria-label={`Ignore ${name}`}
          onClick={() => !isBusy && onIgnore(line)}
        >
          Ignore
        </Button>
      )}
    </div>
  );
}
