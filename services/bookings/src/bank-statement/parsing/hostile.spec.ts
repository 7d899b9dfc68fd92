import { describe, expect, it } from '@jest/globals';
import { readMessages } from '../../testing/read-messages.ts';
import { readStatement } from './statement.ts';
import { utrOf } from './utr-in-text.ts';

const HEADER = 'Date,Description,Debit,Credit,Ref No';
const ROW = '05/09/26,UPI-RAVI KUMAR-ravi@okhdfc-HDFC0000123-632112345678-PAYMENT,,"4,500.00",0000632112345678';
const MEGABYTE = 1_000_000;

/** Milliseconds of processor time that a call takes, whether it returns or throws; other processes do not count. */
function timeOf(call: () => unknown): number {
  const start = process.cpuUsage();
  try {
    call();
  } catch {
    // a refusal is timed as well
  }
  return process.cpuUsage(start).user / 1000;
}

describe('a hostile statement', () => {
  const long = (piece: string, length = MEGABYTE) => piece.repeat(Math.ceil(length / piece.length));

  it.each([
    ['brackets', long('(')],
    ['commas', long(',')],
    ['quotes', long('"')],
    ['spaces', long(' ')],
    ['digits', long('1')],
    ['words of money', long('credited to ')],
    ['amounts', long('Rs.1,00')],
    ['references', long('UPI/')],
    ['empty rows', long(',,,,\n')],
    ['one line of 10 MB', long('a', 10 * MEGABYTE)],
    ['one line of 10 MB of commas', long(',', 10 * MEGABYTE)],
    ['rows of quotes', long('"a,b\n')],
    ['dates', long('05/09/26 ')],
  ])('is refused or read quickly: %s', (_what, text) => {
    expect(timeOf(() => readStatement(text))).toBeLessThan(5000);
    expect(timeOf(() => readStatement(`${HEADER}\n${ROW}\n${text}`))).toBeLessThan(5000);
    expect(timeOf(() => readMessages(text))).toBeLessThan(5000);
    expect(timeOf(() => utrOf(text.slice(0, 4000), text.slice(0, 1000)))).toBeLessThan(200);
  });

  it.each([
    ['at the end of the file', `${HEADER}\n${ROW}\n05/09/26,"Ravi,,300,\n06/09/26,Sita,,300,`],
    ['inside a later row', `${HEADER}\n05/09/26,"Ravi,,300,\n06/09/26,Sita x",,300,`],
    ['before a quoted cell', `${HEADER}\n05/09/26,"Ravi,,300,\n06/09/26,"Sita",,300,`],
  ])('is refused for a quotation mark that is not closed %s', (_where, text) => {
    expect(() => readStatement(text)).toThrow(/quotation mark .* not closed/);
  });

  it('keeps formulas as plain text', () => {
    const text = `${HEADER}\n05/09/26,"=HYPERLINK(""http://x"")",,300,\n05/09/26,+cmd|' /C calc'!A0,,300,`;

    expect(readStatement(text).lines.map((line) => line.text)).toEqual([
      '=HYPERLINK("http://x")',
      "+cmd|' /C calc'!A0",
    ]);
  });

  it('is stripped of control characters and of what is too long', () => {
    const [line] = readStatement(`${HEADER}\n05/09/26,"a\u0007b\u202ec\nd${'x'.repeat(5000)}",,300,`).lines;

    expect(line?.text).toHaveLength(500);
    expect(line?.text).toMatch(/^a bc dx/);
  });

  it('has at most 20,000 rows', () => {
    const rows = (count: number) => `${HEADER}\n${`${ROW}\n`.repeat(count)}`;
    const message = 'Rs.300 credited to A/c X1 on 05-09-26\n';

    expect(readStatement(rows(20_000)).lines).toHaveLength(20_000);
    expect(() => readStatement(rows(20_001))).toThrow('A statement may have at most 20,000 lines');
    expect(() => readStatement(message.repeat(20_001))).toThrow('A statement may have at most 20,000 lines');
  });

  it.each(['', ' \n\n', 'hello', '((((('])('is refused without a table or a message: %j', (text) => {
    expect(() => readStatement(text)).toThrow('There is no table of transactions');
  });
});

it('a statement of 10,000 table rows or messages is read in less than a second', () => {
  const table = `${HEADER}\n${`${ROW}\n`.repeat(10_000)}`;
  const messages = 'Rs.300 credited to A/c X1 on 05-09-26 from VPA ravi@ybl (UPI 632112345678)\n'.repeat(10_000);

  expect(timeOf(() => readStatement(table))).toBeLessThan(1000);
  expect(timeOf(() => readStatement(messages))).toBeLessThan(1000);
});
