import { isDeepStrictEqual } from 'node:util';
import { formatDayAndTime } from '@farmhouse/contracts/text/dates';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { cell, table } from '../../components/details-table.tsx';
import { color } from '../../components/theme.ts';

/** The fields of a stay that are compared. */
export interface ComparedStay {
  checkinDate: string;
  checkinTime: string;
  checkoutDate: string;
  checkoutTime: string;
  guestCount: number;
  /** Absent where they are not compared. */
  services?: readonly { name: string }[];
  finalTotal: number;
}

const head = { ...cell, color: color.quiet, fontSize: '13px', textAlign: 'left' as const };
const was = { ...cell, color: color.quiet, paddingRight: '12px' };
/** Never broken within a word, however narrow the screen. */
const name = { ...was, overflowWrap: 'normal' as const, whiteSpace: 'nowrap' as const };
const becomes = { ...cell, fontWeight: 600 };

const rowsOf = (stay: ComparedStay): [label: string, value: string][] => [
  ['Check-in', formatDayAndTime(stay.checkinDate, stay.checkinTime)],
  ['Check-out', formatDayAndTime(stay.checkoutDate, stay.checkoutTime)],
  ['Guests', formatGuests(stay.guestCount)],
  ...(stay.services
    ? [['Services', stay.services.map(({ name }) => name).join(', ') || 'None'] as [string, string]]
    : []),
  ['Total', formatRupees(stay.finalTotal)],
];

/** True if the stays differ in a line of their comparison. */
export const isOtherStay = (before: ComparedStay, after: ComparedStay): boolean =>
  !isDeepStrictEqual(rowsOf(before), rowsOf(after));

/** Two stays line by line; what differs stands out. */
export function StayComparison({
  before,
  after,
  words,
}: {
  before: ComparedStay;
  after: ComparedStay;
  words: [string, string];
}) {
  const changed = new Map(rowsOf(after));
  return (
    <table className="figures" style={table}>
      <thead>
        <tr>
          <th style={head} aria-label="What" />
          <th style={head}>{words[0]}</th>
          <th style={head}>{words[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(before).map(([label, value]) => (
          <tr key={label}>
            <td style={name}>{label}</td>
            <td style={was}>{value}</td>
            <td style={changed.get(label) === value ? cell : becomes}>{changed.get(label)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
