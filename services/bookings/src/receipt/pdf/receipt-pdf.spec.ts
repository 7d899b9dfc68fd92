import { expect, it } from '@jest/globals';
import type { Receipt } from '@farmhouse/contracts/bookings/receipt/receipt';
import { DEFAULT_TAX_RATES, taxLines } from '@farmhouse/contracts/bookings/receipt/tax';
import { aReceipt } from '@farmhouse/contracts/testing/receipts';
import { SEED } from '@farmhouse/contracts/testing/seed';
import * as fc from 'fast-check';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { receiptPdf } from './receipt-pdf.ts';

const MAX_BYTES = 150 * 1024;
const STAY = { accommodation: 105_000, services: 18_456, nights: 3 };
const TAX = { placeOfSupply: '36-Telangana', lines: taxLines(123_456, STAY, DEFAULT_TAX_RATES) };
const SELLER = { ...aReceipt().seller, gstin: '36ABCDE1234F1Z5' };
const taxed = (part: Partial<Receipt> = {}) =>
  aReceipt({ amount: 123_456, total: 123_456, received: 123_456, seller: SELLER, tax: TAX, ...part });

/** The text of the document as a PDF reader extracts it, line by line. */
async function read(pdf: Buffer) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  const lines = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  const { info } = await document.getMetadata();
  const actions = [await document.getJSActions(), await document.getAttachments(), await document.getOpenAction()];
  return { pages: document.numPages, lines: lines.split('\n'), title: (info as { Title?: string }).Title, actions };
}

const linesOf = async (receipt: Receipt) => (await read(await receiptPdf(receipt))).lines;
const objectsIn = (pdf: Buffer) => pdf.toString('latin1').match(/\d+ 0 obj/g)?.length;

it('the PDF of a receipt shows guest, amount and stay', async () => {
  const { pages, lines, title } = await read(await receiptPdf(aReceipt()));

  expect([pages, title]).toEqual([1, 'Receipt R/2026-27/0042']);
  expect(lines).toEqual([
    'Mango Grove Farmhouse',
    'Survey No. 118, Chevella Road, Moinabad, Ranga Reddy District,',
    'Telangana 501504',
    '+91 98480 12345 · stay@mangogrove.example',
    'Receipt',
    'Number: R/2026-27/0042',
    'Date: Thu, 5 Nov 2026',
    'Amount received',
    '₹20,000',
    'Rupees twenty thousand only',
    'Received from Ananya Reddy',
    'Booking FH-7K3M9QXA',
    'Stay Sat, 21 Nov 2026 to Mon, 23 Nov 2026 (2 nights)',
    'Guests 12',
    'Paid by UPI',
    'Reference 632514789632',
    'Total of the stay ₹45,000',
    'Received so far ₹20,000',
    'Balance to pay ₹25,000',
    'This document was made by a computer and needs no signature.',
  ]);
});

it('the PDF of a receipt has a tax table whose sum is the amount', async () => {
  const lines = await linesOf(taxed());

  expect(lines).toEqual(expect.arrayContaining(['Tax invoice', 'GSTIN 36ABCDE1234F1Z5', '₹1,23,456']));
  expect(lines.slice(-6, -1)).toEqual([
    'Tax in this amount Place of supply: 36-Telangana',
    'SAC Description Taxable (₹) CGST CGST (₹) SGST SGST (₹) Total (₹)',
    '996311 Accommodation 88,983.06 9 % 8,008.47 9 % 8,008.47 1,05,000.00',
    '999799 Other services 15,640.68 9 % 1,407.66 9 % 1,407.66 18,456.00',
    'Total 1,04,623.74 9,416.13 9,416.13 1,23,456.00',
  ]);
});

it('the PDF of a receipt shows a refund as paid back', async () => {
  const lines = await linesOf(taxed({ kind: 'refund', method: 'bank', received: 0 }));

  expect(lines).toEqual(expect.arrayContaining(['Credit note', 'Amount paid back', 'Paid back to Ananya Reddy']));
  expect(lines.some((line) => line.endsWith('only, paid back to the guest'))).toBe(true);
});

it('the PDF of a receipt is byte for byte the same whenever it is generated', async () => {
  const first = await receiptPdf(taxed({ guestName: 'राम రామ' }));
  await receiptPdf(aReceipt({ guestName: 'शर्मा వర్మ' }));

  expect((await receiptPdf(taxed({ guestName: 'राम రామ' }))).equals(first)).toBe(true);
});

it('the PDF of a receipt shows Devanagari and Telugu, including words whose marks need the font’s next table', async () => {
  const pdf = await receiptPdf(taxed({ guestName: 'राम कुमार, శ్రీనివాస రామారావు' }));

  const { lines } = await read(pdf);

  const name = lines.find((line) => line.startsWith('Received from')) ?? '';
  expect(name).toContain('राम कुमार');
  expect(name).toContain('రామారావు');
  expect(pdf.length).toBeLessThan(MAX_BYTES);
});

it.each([
  [
    'PDF syntax',
    ') Tj ET endstream endobj 9 0 obj <</S/JavaScript/JS(app.alert(1))>> %',
    ') Tj ET endstream endobj 9 0 obj',
  ],
  ['control characters', 'Ann\u0000\r\n\u001b Reddy', 'Ann Reddy'],
  ['direction overrides', '\u202eAnn\u2066 Reddy', 'Ann Reddy'],
])('a name of %s is printed as plain text', async (_what, guestName, shown) => {
  const seller = { ...SELLER, name: guestName, address: guestName };
  const hostile = await receiptPdf(taxed({ guestName, reference: guestName, seller }));

  const { pages, lines, actions } = await read(hostile);

  expect(lines.find((line) => line.startsWith('Received from'))).toContain(shown);
  expect([pages, ...actions]).toEqual([1, null, null, null]);
  expect(objectsIn(hostile)).toBe(objectsIn(await receiptPdf(taxed())));
});

it.each(['x', 'M', 'क्', 'శ్రీ', 'Z\u0338\u0338', '漢', '😀', 'word '])(
  '2,000 times %j in every text fits one page, with its footer',
  async (part) => {
    const text = part.repeat(2000);
    const seller = { name: text, address: text, phone: text, email: text, gstin: text };
    const receipt = taxed({ guestName: text, confirmationCode: text, reference: text, seller });

    const pdf = await receiptPdf(receipt);

    const { pages, lines } = await read(pdf);
    expect(pages).toBe(1);
    expect(lines.at(-1)).toBe('This document was made by a computer and needs no signature.');
    expect(pdf.length).toBeLessThan(MAX_BYTES);
  },
);

it('the PDF of a receipt can be generated for any name', async () => {
  const letter = fc.oneof(
    fc.integer({ min: 0x900, max: 0x97f }).map((code) => String.fromCodePoint(code)),
    fc.integer({ min: 0xc00, max: 0xc7f }).map((code) => String.fromCodePoint(code)),
    fc.constantFrom('\u094d', '\u0c4d', '\u200d', '\u200c', ' '),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  );
  const name = fc.array(letter, { maxLength: 40 }).map((letters) => letters.join(''));

  await fc.assert(
    fc.asyncProperty(name, async (guestName) => {
      expect((await receiptPdf(aReceipt({ guestName }))).length).toBeLessThan(MAX_BYTES);
    }),
    { seed: SEED, numRuns: 15 },
  );
});
