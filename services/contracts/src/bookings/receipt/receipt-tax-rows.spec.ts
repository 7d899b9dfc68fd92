import { expect, it } from '@jest/globals';
import { receiptTaxRows } from './receipt-tax-rows.ts';
import { DEFAULT_TAX_RATES, taxLines } from './tax.ts';

it('the tax table has a row for each line, and their sum, which is the amount', () => {
  const lines = taxLines(126_000, { accommodation: 105_000, services: 21_000, nights: 20 }, DEFAULT_TAX_RATES);

  const rows = receiptTaxRows({ placeOfSupply: '36-Telangana', lines });

  expect(rows.map((row) => [row.sac, row.label, row.percent, row.taxable, row.cgst, row.sgst, row.total])).toEqual([
    ['996311', 'Accommodation', '2.5 %', '1,00,000.00', '2,500.00', '2,500.00', '1,05,000.00'],
    ['999799', 'Other services', '9 %', '17,796.62', '1,601.69', '1,601.69', '21,000.00'],
    ['', 'Total', '', '1,17,796.62', '4,101.69', '4,101.69', '1,26,000.00'],
  ]);
});
