import type { ReceiptTax } from '@farmhouse/contracts/bookings/receipt/receipt';
import { receiptTaxRows, type ReceiptTaxRow } from '@farmhouse/contracts/bookings/receipt/receipt-tax-rows';
import { CONTENT_WIDTH, MARGIN, QUIET, rule } from './page.ts';
import { setText, type TextStyle } from './set-text.ts';

interface Column {
  heading: string;
  cell: (row: ReceiptTaxRow) => string;
  width: number;
  align?: 'right';
}

const COLUMNS: readonly Column[] = [
  { heading: 'SAC', cell: ({ sac }) => sac, width: 44 },
  { heading: 'Description', cell: ({ label }) => label, width: 84 },
  { heading: 'Taxable (₹)', cell: ({ taxable }) => taxable, width: 75, align: 'right' },
  { heading: 'CGST', cell: ({ percent }) => percent, width: 40, align: 'right' },
  { heading: 'CGST (₹)', cell: ({ cgst }) => cgst, width: 62, align: 'right' },
  { heading: 'SGST', cell: ({ percent }) => percent, width: 40, align: 'right' },
  { heading: 'SGST (₹)', cell: ({ sgst }) => sgst, width: 62, align: 'right' },
  { heading: 'Total (₹)', cell: ({ total }) => total, width: 76, align: 'right' },
];
const SIZE = 8.5;
const GAP = 5;

/** Returns where the row ends. */
function setRow(
  doc: PDFKit.PDFDocument,
  text: (column: Column) => string,
  y: number,
  style: Pick<TextStyle, 'weight' | 'color'>,
): number {
  let x = MARGIN;
  let end = y;
  for (const column of COLUMNS) {
    const { width, align } = column;
    end = Math.max(end, setText(doc, text(column), x, y, { size: SIZE, width, align, ...style }));
    x += width;
  }
  return end + GAP;
}

/** Draws the tax table from `top` on. */
export function setTaxTable(doc: PDFKit.PDFDocument, tax: ReceiptTax, top: number): void {
  const size = 9;
  setText(doc, 'Tax in this amount', MARGIN, top, { size: 10.5, width: 200, weight: 'bold' });
  const place = `Place of supply: ${tax.placeOfSupply}`;
  const half = CONTENT_WIDTH / 2;
  setText(doc, place, MARGIN + half, top + 1.5, { size, width: half, align: 'right', color: QUIET });

  let y = setRow(doc, ({ heading }) => heading, top + 24, { color: QUIET });
  rule(doc, y);
  const rows = receiptTaxRows(tax);
  rows.forEach((row, index) => {
    const isSum = index === rows.length - 1;
    if (isSum) rule(doc, y + GAP);
    y = setRow(doc, ({ cell }) => cell(row), y + (isSum ? 2 : 1) * GAP, { weight: isSum ? 'bold' : 'regular' });
  });
}
