import { buffer } from 'node:stream/consumers';
import { receiptTitle, type Receipt, type ReceiptSeller } from '@farmhouse/contracts/bookings/receipt/receipt';
import { receiptAmount, receiptHeading, receiptRows } from '@farmhouse/contracts/bookings/receipt/receipt-rows';
import PDFDocument from 'pdfkit';
import { registerFonts } from './fonts.ts';
import { CONTENT_END, CONTENT_WIDTH, MARGIN, QUIET, rule } from './page.ts';
import { printable } from './printable.ts';
import { setText } from './set-text.ts';
import { setTaxTable } from './tax-table.ts';

const FOOTER = 'This document was made by a computer and needs no signature.';
const SELLER_WIDTH = 270;
const TITLE_WIDTH = CONTENT_WIDTH - SELLER_WIDTH - 24;
const LABEL_WIDTH = 140;

function setSeller(doc: PDFKit.PDFDocument, { name, address, phone, email, gstin }: ReceiptSeller): number {
  const contact = [phone, email].filter(Boolean).join(' · ');
  const lines = [address, contact, gstin ? `GSTIN ${gstin}` : ''];
  const style = { size: 9, width: SELLER_WIDTH, color: QUIET, maxLines: 3 };
  const top = setText(doc, name, MARGIN, MARGIN, { size: 15, width: SELLER_WIDTH, weight: 'bold', maxLines: 3 });
  return lines.reduce((y, line) => setText(doc, line, MARGIN, y, style) + (line ? 1 : 0), top + 4);
}

function setHeading(doc: PDFKit.PDFDocument, receipt: Receipt): number {
  const x = MARGIN + CONTENT_WIDTH - TITLE_WIDTH;
  const style = { width: TITLE_WIDTH, align: 'right' } as const;
  const top = setText(doc, receiptTitle(receipt), x, MARGIN, { ...style, size: 15, weight: 'bold' });
  return receiptHeading(receipt).reduce(
    (y, { label, value }) => setText(doc, `${label}: ${value}`, x, y, { ...style, size: 9 }) + 1,
    top + 4,
  );
}

function setAmount(doc: PDFKit.PDFDocument, receipt: Receipt, top: number): number {
  const { label, value, words } = receiptAmount(receipt);
  const style = { width: CONTENT_WIDTH };
  let y = setText(doc, label, MARGIN, top, { ...style, size: 9.5, color: QUIET });
  y = setText(doc, value, MARGIN, y, { ...style, size: 30, weight: 'bold' });
  return setText(doc, words, MARGIN, y, { ...style, size: 10, color: QUIET, maxLines: 2 });
}

function setRows(doc: PDFKit.PDFDocument, receipt: Receipt, top: number): number {
  const width = CONTENT_WIDTH - LABEL_WIDTH;
  return receiptRows(receipt).reduce((y, { label, value }) => {
    setText(doc, label, MARGIN, y, { size: 10, width: LABEL_WIDTH, color: QUIET });
    const end = setText(doc, value, MARGIN + LABEL_WIDTH, y, { size: 10, width, maxLines: 3 });
    return Math.max(end, y + 14.5) + 5;
  }, top);
}

function setPage(doc: PDFKit.PDFDocument, receipt: Receipt): void {
  let y = Math.max(setSeller(doc, receipt.seller), setHeading(doc, receipt)) + 20;
  rule(doc, y);
  y = setAmount(doc, receipt, y + 20) + 20;
  rule(doc, y);
  y = setRows(doc, receipt, y + 20) + 15;
  if (receipt.tax) {
    rule(doc, y);
    setTaxTable(doc, receipt.tax, y + 20);
  }
  setText(doc, FOOTER, MARGIN, CONTENT_END - 12, { size: 8.5, width: CONTENT_WIDTH, color: QUIET });
}

/**
 * The receipt as a PDF of one A4 page, in Indian and European scripts. Texts that are too long for their place are cut.
 * The same receipt gives the same bytes.
 */
export async function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const doc = new PDFDocument({
    pdfVersion: '1.7',
    size: 'A4',
    margin: 0,
    lang: 'en-IN',
    displayTitle: true,
    info: {
      Title: `${receiptTitle(receipt)} ${printable(receipt.number)}`,
      CreationDate: new Date(receipt.at),
    },
  });
  registerFonts(doc);
  setPage(doc, receipt);
  doc.end();
  return buffer(doc);
}
