import { requestStay } from '../../support/guests.ts';
import { expect, test } from '../../support/test.ts';

const FORMULAS = ['=HYPERLINK("http://evil.example","x")', '+1+1', '-2+3', '@SUM(A1)'];

/** The rows of a CSV; expects every field to be quoted. */
function rowsOfCsv(text: string): string[][] {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .filter(Boolean);
  return lines.map((line) => {
    expect(line).toMatch(/^"(?:[^"]|"")*"(?:,"(?:[^"]|"")*")*$/);
    return [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, field = '']) => field.replaceAll('""', '"'));
  });
}

test('GET /api/admin/bookings/export.csv returns every row of the filter, quoted, with formulas escaped', async ({
  owner,
}) => {
  const mark = `Csv${Date.now()}`;
  for (const formula of FORMULAS) await requestStay({ fullName: `${formula} ${mark}` });

  const response = await owner.call('GET', `/api/admin/bookings/export.csv?q=${mark}`);

  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/csv');
  expect(response.headers.get('content-disposition')).toMatch(/bookings-\d{4}-\d\d-\d\d\.csv/);
  const [head, ...rows] = rowsOfCsv(response.text);
  expect(head).toEqual([
    ...['ID', 'Name', 'Contact', 'Check-in', 'Check-out', 'Guests', 'Total', 'Status'],
    ...['Created', 'Payment', 'Method', 'UTR', 'Coupon', 'Source', 'Special requests', 'Payment notes'],
  ]);
  expect(rows.map((row) => row[1]).sort()).toEqual(FORMULAS.map((formula) => `'${formula} ${mark}`).sort());
});

test('GET /api/admin/bookings/export.csv returns the header row alone when nothing matches', async ({ owner }) => {
  const response = await owner.call('GET', '/api/admin/bookings/export.csv?q=nobody-is-called-this');

  expect(rowsOfCsv(response.text)).toHaveLength(1);
});
