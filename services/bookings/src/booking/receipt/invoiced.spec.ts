import { describe, expect, it } from '@jest/globals';
import type { Receipt } from '@farmhouse/contracts/bookings/receipt/receipt';
import {
  DEFAULT_TAX_RATES,
  taxLines,
  type TaxedStay,
  type TaxLine,
  type TaxRates,
} from '@farmhouse/contracts/bookings/receipt/tax';
import { aReceipt } from '@farmhouse/contracts/testing/receipts';
import { SEED } from '@farmhouse/contracts/testing/seed';
import * as fc from 'fast-check';
import { creditLines, invoicedBy, invoiceLines } from './invoiced.ts';

/** An amount received, or paid back if negative, with the stay and the rates at that time. */
interface Moved {
  amount: number;
  stay: TaxedStay;
  rates?: TaxRates;
}

const DATES = [
  { checkinDate: '2027-03-05', checkoutDate: '2027-03-05' },
  { checkinDate: '2027-03-05', checkoutDate: '2027-03-06' },
  { checkinDate: '2027-03-05', checkoutDate: '2027-03-07' },
];

/** The receipts of consecutive amounts. */
function receiptsOf(moves: readonly Moved[]): Receipt[] {
  const receipts: Receipt[] = [];
  let received = 0;
  for (const { amount, stay, rates = DEFAULT_TAX_RATES } of moves) {
    received += amount;
    const invoiced = invoicedBy(receipts);
    const lines =
      amount > 0 ? invoiceLines(amount, stay, rates, invoiced) : creditLines(received, stay, rates, invoiced);
    receipts.push(
      aReceipt({
        ...{ kind: amount > 0 ? 'payment' : 'refund', amount: Math.abs(amount), received },
        ...{ total: stay.accommodation + stay.services, ...DATES[stay.nights] },
        tax: { placeOfSupply: rates.placeOfSupply, lines },
      }),
    );
  }
  return receipts;
}

const paiseOf = ({ taxable, cgst, sgst }: TaxLine): number => taxable + cgst + sgst;
/** Rate and rupees of each line. */
const shown = (lines: readonly TaxLine[] = []) =>
  lines.map((line) => `${line.sac} ${line.percent} %: ${paiseOf(line) / 100}`);
const lastOf = (...moves: Moved[]) => shown(receiptsOf(moves).at(-1)?.tax?.lines);

const aStay = (accommodation: number, services = 0, nights = 1): TaxedStay => ({ accommodation, services, nights });
const BOTH = aStay(6250, 4000);
const DEARER: TaxRates = { ...DEFAULT_TAX_RATES, rooms: [{ upTo: null, percent: 12 }], services: 28 };

describe('a tax invoice', () => {
  it.each<[string, Moved[], string[]]>([
    ['has a part of both for an advance', [{ amount: 1025, stay: BOTH }], ['996311 5 %: 625', '999799 18 %: 400']],
    [
      'has services alone for services that were added once the rest was paid',
      [
        { amount: 6250, stay: aStay(6250) },
        { amount: 4000, stay: BOTH },
      ],
      ['999799 18 %: 4000'],
    ],
    [
      'has accommodation alone once services are removed of which a part is paid',
      [
        { amount: 5125, stay: BOTH },
        { amount: 1125, stay: aStay(6250) },
      ],
      ['996311 5 %: 1125'],
    ],
    [
      'has the rates of now',
      [
        { amount: 5125, stay: BOTH },
        { amount: 5125, stay: BOTH, rates: DEARER },
      ],
      ['996311 12 %: 3125', '999799 28 %: 2000'],
    ],
  ])('%s', (_what, moves, lines) => {
    expect(lastOf(...moves)).toEqual(lines);
  });
});

describe('a credit note', () => {
  const paid: Moved = { amount: 10_250, stay: BOTH };

  it.each<[string, Moved[], string[]]>([
    ['credits removed services', [paid, { amount: -4000, stay: aStay(6250) }], ['999799 18 %: 4000']],
    [
      'takes back the same parts of both when nothing but the amount changes',
      [paid, { amount: -1025, stay: BOTH }],
      ['996311 5 %: 625', '999799 18 %: 400'],
    ],
    ['credits everything', [paid, { amount: -10_250, stay: BOTH }], ['996311 5 %: 6250', '999799 18 %: 4000']],
    [
      'takes back everything that is left, whatever the stay is by then',
      [paid, { amount: -250, stay: BOTH }, { amount: -10_000, stay: aStay(10_250) }],
      ['996311 5 %: 6097.56', '999799 18 %: 3902.44'],
    ],
    [
      'takes back at the rates that were invoiced',
      [paid, { amount: -5125, stay: BOTH, rates: DEARER }],
      ['996311 5 %: 3125', '999799 18 %: 2000'],
    ],
    [
      'has the lower rate for nights that cost less by then',
      [
        { amount: 8000, stay: aStay(8000) },
        { amount: -2000, stay: aStay(6000) },
      ],
      ['996311 5 %: -6000', '996311 18 %: 8000'],
    ],
    [
      'follows changed prices that shift less than a rupee',
      [
        { amount: 2, stay: aStay(4) },
        { amount: 1, stay: aStay(2, 2) },
        { amount: -1, stay: aStay(2, 2) },
      ],
      ['996311 5 %: 1'],
    ],
    [
      'takes back as before after a first part',
      [paid, { amount: -4000, stay: aStay(6250) }, { amount: -250, stay: aStay(6250) }],
      ['996311 5 %: 250'],
    ],
  ])('%s', (_what, moves, lines) => {
    expect(lastOf(...moves)).toEqual(lines);
  });

  it('credits nothing that was not invoiced: what was received without tax is refunded first', () => {
    const without = aReceipt({ amount: 5000, total: 10_250, tax: null, ...DATES[1] });
    const [invoice] = receiptsOf([{ amount: 1025, stay: BOTH }]);
    const invoiced = invoicedBy(invoice ? [without, invoice] : []);
    const credit = (received: number) => shown(creditLines(received, BOTH, DEFAULT_TAX_RATES, invoiced));

    expect(credit(1025)).toEqual([]);
    expect(credit(0)).toEqual(['996311 5 %: 625', '999799 18 %: 400']);
    expect(creditLines(0, BOTH, DEFAULT_TAX_RATES, invoicedBy([without]))).toEqual([]);
  });
});

/** The sums of receipts by code and rate. */
function sumsOf(receipts: readonly Receipt[]): Map<string, number[]> {
  const sums = new Map<string, number[]>();
  for (const { kind, tax } of receipts) {
    for (const { sac, percent, taxable, cgst, sgst } of tax?.lines ?? []) {
      const sign = kind === 'refund' ? -1 : 1;
      const [a = 0, b = 0, c = 0] = sums.get(`${sac} ${percent}`) ?? [];
      sums.set(`${sac} ${percent}`, [a + sign * taxable, b + sign * cgst, c + sign * sgst]);
    }
  }
  return sums;
}

const rupees = fc.integer({ min: 0, max: 30_000 });
const stays = fc.record({ accommodation: rupees, services: rupees, nights: fc.integer({ min: 0, max: 2 }) });
/** Amounts, each a new payment or a partial refund; the stay changes in some steps. */
const histories = fc
  .tuple(
    stays,
    fc.array(
      fc.record({
        pays: fc.boolean(),
        amount: fc.integer({ min: 1, max: 30_000 }),
        changed: fc.option(stays, { freq: 2 }),
      }),
      { minLength: 1, maxLength: 8 },
    ),
  )
  .map(([first, steps]) => {
    let [stay, received] = [first, 0];
    return steps.map(({ pays, amount, changed }): Moved => {
      stay = changed ?? stay;
      const moved = pays || received === 0 ? amount : -Math.min(amount, received);
      received += moved;
      return { amount: moved, stay };
    });
  });
/** One rate for all rooms, so that the rate does not depend on the price of a night. */
const RATES: TaxRates = { ...DEFAULT_TAX_RATES, rooms: [{ upTo: null, percent: 12 }] };

describe('all receipts of a booking', () => {
  it('have lines that add up to their amounts, and no invoice has a negative line', () => {
    const property = fc.property(histories, (moves) => {
      for (const { kind, amount, tax } of receiptsOf(moves)) {
        expect(tax?.lines.reduce((sum, line) => sum + paiseOf(line), 0)).toBe(amount * 100);
        if (kind === 'payment') expect(tax?.lines.every(({ taxable }) => taxable > 0)).toBe(true);
        expect(tax?.lines.every(({ cgst, sgst }) => cgst === sgst)).toBe(true);
      }
    });

    fc.assert(property, { seed: SEED, numRuns: 1000 });
  });

  it('add up to 0 for every code and rate once everything is refunded', () => {
    const property = fc.property(histories, stays, (moves, stay) => {
      const received = moves.reduce((sum, { amount }) => sum + amount, 0);
      const receipts = receiptsOf(received > 0 ? [...moves, { amount: -received, stay }] : moves);

      for (const sums of sumsOf(receipts).values()) expect(sums).toEqual([0, 0, 0]);
    });

    fc.assert(property, { seed: SEED, numRuns: 1000 });
  });

  it('add up after a refund to the tax of what remains paid, except for the rounding of each receipt', () => {
    const property = fc.property(histories, (history) => {
      const moves = history.map((move) => ({ ...move, rates: RATES }));
      const { amount, stay } = moves.at(-1) ?? { amount: 0, stay: aStay(0) };
      fc.pre(amount < 0);
      const remaining = taxLines(
        moves.reduce((sum, move) => sum + move.amount, 0),
        stay,
        RATES,
      );

      const sums = sumsOf(receiptsOf(moves));

      for (const [kind, [taxable = 0, cgst = 0]] of sums) {
        const line = remaining.find(({ sac, percent }) => `${sac} ${percent}` === kind);
        expect(Math.abs(taxable - (line?.taxable ?? 0))).toBeLessThanOrEqual(2 * moves.length);
        expect(Math.abs(cgst - (line?.cgst ?? 0))).toBeLessThanOrEqual(moves.length);
      }
    });

    fc.assert(property, { seed: SEED, numRuns: 1000 });
  });
});
