import type { ChangeQuote, PricedStay } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import { priceLineTexts } from '@farmhouse/contracts/bookings/price/price-text';
import { depositSentence } from '@farmhouse/contracts/bookings/terms/deposit';
import { formatClock, formatDate, formatNights, formatWeekday } from '@farmhouse/contracts/text/dates';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { daysBetween } from '@farmhouse/contracts/timing/ist';
import type { ReactNode } from 'react';
import { priceDifference } from '../../../../shared/price/price-difference.ts';
import { formatGuests } from '@farmhouse/contracts/text/guests';

import { settlementText } from './settlement-text.ts';
import { pairedLines, type PairedLine } from './paired-lines.ts';

/** `28 Nov 2026` over `Sat, 12:00 pm`: as narrow as an amount. */
const dayAndTime = (day: string, time: string) => `${formatDate(day)}\n${formatWeekday(day)}, ${formatClock(time)}`;

const STAY: readonly [name: string, text: (stay: PricedStay) => string][] = [
  ['Check-in', ({ checkinDate, checkinTime }) => dayAndTime(checkinDate, checkinTime)],
  ['Check-out', ({ checkoutDate, checkoutTime }) => dayAndTime(checkoutDate, checkoutTime)],
  ['Length', ({ checkinDate, checkoutDate }) => formatNights(daysBetween(checkinDate, checkoutDate))],
  ['Guests', ({ guestCount }) => formatGuests(guestCount)],
];

const CELL = 'py-1.5 pl-4 text-right align-top whitespace-pre';

/** The stay, every line of its price and the deposit, before and after the change; dimmed while a newer one loads. */
export function ChangePreview({ quote, isCurrent }: { quote: ChangeQuote; isCurrent: boolean }) {
  const { was, becomes, difference } = quote;
  const lines = pairedLines(priceLineTexts(was.price, 'owner'), priceLineTexts(becomes.price, 'owner'));
  const settlement = settlementText(quote);
  const deposit = depositSentence(quote);
  return (
    <div aria-busy={!isCurrent} className={`transition-opacity ${isCurrent ? '' : 'opacity-60'}`}>
      <table className="figures w-full text-sm">
        <thead>
          <tr className="border-b border-line text-quiet">
            <th scope="col" className="py-1.5 text-left font-normal">
              <span className="sr-only">What</span>
            </th>
            <th scope="col" className={`${CELL} font-normal`}>
              Was
            </th>
            <th scope="col" className={`${CELL} font-normal`}>
              Becomes
            </th>
          </tr>
        </thead>
        <tbody>
          {STAY.map(([name, text]) => (
            <Row key={name} name={name} was={text(was)} becomes={text(becomes)} />
          ))}
        </tbody>
        <tbody className="border-t border-line">
          {lines.map((line, index) => (
            <PriceRow key={index} line={line} />
          ))}
        </tbody>
        <tfoot className="border-t border-line text-base font-semibold">
          <Row
            name="Total"
            was={formatRupees(was.price.finalTotal)}
            becomes={formatRupees(becomes.price.finalTotal)}
            strong
          />
        </tfoot>
      </table>
      <p className="figures mt-2 rounded-card bg-garden-soft px-3 py-2 text-sm">
        <span className="block font-semibold first-letter:uppercase">{priceDifference(difference)}</span>
        <span className="block">{settlement}</span>
        {deposit && <span className="block">{deposit}</span>}
      </p>
    </div>
  );
}

interface RowProps {
  name: ReactNode;
  was: string;
  becomes: string;
  quiet?: boolean;
  strong?: boolean;
}

/** An unchanged value is shown once and muted; a changed one is emphasised. */
function Row({ name, was, becomes, quiet = false, strong = false }: RowProps) {
  const isSame = was === becomes;
  return (
    <tr>
      <th
        scope="row"
        className={`py-1.5 text-left align-top ${strong ? '' : 'font-normal text-quiet'} ${quiet ? 'pl-3' : ''}`}
      >
        {name}
      </th>
      <td className={`${CELL} ${isSame && !strong ? 'text-quiet' : ''}`}>{was}</td>
      <td className={`${CELL} ${isSame && !strong ? 'text-quiet' : 'font-semibold'}`}>{becomes}</td>
    </tr>
  );
}

const amountText = (amount: number | undefined) => (amount === undefined ? '–' : formatRupees(amount));

function PriceRow({ line: { label, note, wasLabel, was, becomes, isPart } }: { line: PairedLine }) {
  return (
    <Row
      name={
        <>
          {label}
          {note && <span className="block text-xs">{note}</span>}
          {wasLabel && <span className="block text-xs">was {wasLabel}</span>}
        </>
      }
      was={amountText(was)}
      becomes={amountText(becomes)}
      quiet={isPart}
    />
  );
}
