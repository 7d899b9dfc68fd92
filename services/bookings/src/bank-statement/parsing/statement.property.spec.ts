import { expect, it } from '@jest/globals';
import { SEED } from '@farmhouse/contracts/testing/seed';
import { addDays } from '@farmhouse/contracts/timing/ist';
import * as fc from 'fast-check';
import { decodeStatement } from './decode.ts';
import { readMessages } from '../../testing/read-messages.ts';
import { readStatement, type ReadLine } from './statement.ts';

interface Entry {
  date: string;
  paise: number;
  text: string;
  isCredit: boolean;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const entry: fc.Arbitrary<Entry> = fc.record({
  date: fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days)),
  paise: fc.integer({ min: 1, max: 999_999_999_999_999 }),
  text: fc.string({ unit: fc.constantFrom(...'aZ9 ,;|\t"\'=+-()@/రవి₹'), maxLength: 80 }),
  isCredit: fc.boolean(),
});

/** Rupees with India's commas and two decimals. */
const rupees = (paise: number): string => {
  const whole = Math.floor(paise / 100).toLocaleString('en-IN');
  return `${whole}.${String(paise % 100).padStart(2, '0')}`;
};

const dateStyles: ((date: string) => string)[] = [
  (date) => date.split('-').reverse().join('/'),
  (date) => date.split('-').reverse().join('-'),
  (date) => `${date.slice(8)}-${MONTHS[Number(date.slice(5, 7)) - 1]}-${date.slice(0, 4)}`,
  (date) => `${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`,
  (date) => `${date} 10:22:33`,
];
const moneyStyles: ((paise: number) => string)[] = [
  rupees,
  (paise) => `₹ ${rupees(paise)}`,
  (paise) => `${rupees(paise).replaceAll(',', '')} `,
  (paise) => `Rs.${rupees(paise)}`,
];

const style = fc.record({
  separator: fc.constantFrom(',', ';', '\t', '|'),
  ending: fc.constantFrom('\n', '\r\n'),
  date: fc.constantFrom(...dateStyles),
  money: fc.constantFrom(...moneyStyles),
});

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

it('readStatement reads any table as it was written', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 30 }), style, (entries, { separator, ending, date, money }) => {
      const cells = [
        ['Name', 'Latha'],
        ['Date', 'Narration', 'Debit', 'Credit'],
        ...entries.map(({ text, paise, isCredit, date: day }) => [
          date(day),
          text,
          isCredit ? '' : money(paise),
          isCredit ? money(paise) : '',
        ]),
      ];
      const bytes = Buffer.from(cells.map((row) => row.map(quoted).join(separator)).join(ending));

      const read = readStatement(decodeStatement(bytes));

      const credits = entries.filter(({ isCredit }) => isCredit);
      expect(read.lines.map((line) => [line.date, line.amountPaise])).toEqual(
        credits.map((credit) => [credit.date, credit.paise]),
      );
      expect(read.lines.map(({ text }) => text)).toEqual(
        credits.map(({ text }) => text.replaceAll(/\s+/g, ' ').trim()),
      );
      expect(read.debits).toBe(entries.length - credits.length);
      expect(read.unreadable).toEqual([]);
    }),
    { seed: SEED },
  );
});

it('every row of a table with rows of any text is a line, a debit or unreadable', () => {
  const anyCell = fc.string({ unit: fc.constantFrom(...'0123456789/-., CrDr()'), maxLength: 12 });

  fc.assert(
    fc.property(fc.array(fc.tuple(anyCell, anyCell, anyCell)), (rows) => {
      const written = rows.map(([text, debit, credit]) => ['05/09/2026', `x${text}`, debit, credit]);
      const table = [['Date', 'Narration', 'Debit', 'Credit'], ['05/09/2026', 'x', '1', ''], ...written];

      const read = readStatement(table.map((row) => row.map(quoted).join(',')).join('\n'));

      expect(read.lines.length + read.debits + read.unreadable.length).toBe(rows.length + 1);
    }),
    { seed: SEED },
  );
});

it('readMessages finds amount, day and reference for any payer name', () => {
  const name = fc.string({ unit: fc.constantFrom(...'abcdefgh kumar'), minLength: 1, maxLength: 30 });
  const utr = fc.integer({ min: 0, max: 99_999_999_999 }).map((number) => `6${String(number).padStart(11, '0')}`);

  fc.assert(
    fc.property(entry, name, utr, ({ date, paise }, payer, reference) => {
      const day = date.split('-').reverse().join('-');
      const text = `Rs.${rupees(paise)} credited to A/c XX1234 on ${day} from ${payer} (UPI ${reference})`;

      const expected: Omit<ReadLine, 'text'> = { date, amountPaise: paise, utr: reference };
      expect(readMessages(text)).toMatchObject([expected]);
    }),
    { seed: SEED },
  );
});

it('readStatement reads any text or refuses it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
      for (const written of [text, `Date,Narration,Debit,Credit\n05/09/26,x,,1\n${text}`]) {
        try {
          readStatement(written);
        } catch (error) {
          expect(error).toMatchObject({ status: 400 });
        }
      }
    }),
    { seed: SEED },
  );
});
