import { formatPaise } from '../../text/rupees.ts';
import type { ReceiptTax } from './receipt.ts';
import type { TaxLine } from './tax.ts';

/** A line of a receipt's tax table, as the document and the page show it: amounts in rupees, `1,23,456.00`. */
export interface ReceiptTaxRow {
  sac: string;
  label: string;
  taxable: string;
  /** Of CGST and of SGST, each: `2.5 %`. */
  percent: string;
  cgst: string;
  sgst: string;
  total: string;
}

type Amounts = Pick<TaxLine, 'taxable' | 'cgst' | 'sgst'>;

const amountsOf = ({ taxable, cgst, sgst }: Amounts) => ({
  taxable: formatPaise(taxable),
  cgst: formatPaise(cgst),
  sgst: formatPaise(sgst),
  total: formatPaise(taxable + cgst + sgst),
});

const sumOf = (lines: readonly Amounts[]): Amounts =>
  lines.reduce<Amounts>(
    (sum, line) => ({ taxable: sum.taxable + line.taxable, cgst: sum.cgst + line.cgst, sgst: sum.sgst + line.sgst }),
    { taxable: 0, cgst: 0, sgst: 0 },
  );

/** The tax lines, followed by their sum, which has neither a code nor a percentage. */
export function receiptTaxRows({ lines }: ReceiptTax): ReceiptTaxRow[] {
  return [
    ...lines.map((line) => ({
      sac: line.sac,
      label: line.label,
      percent: `${line.percent / 2} %`,
      ...amountsOf(line),
    })),
    { sac: '', label: 'Total', percent: '', ...amountsOf(sumOf(lines)) },
  ];
}
