import { describe, expect, it } from '@jest/globals';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { BookingLedger } from '@farmhouse/contracts/bookings/payment/ledger';
import type { MoneyReport } from '@farmhouse/contracts/bookings/payment/money-report';
import { hyphenated, receiptTitle, type Receipt } from '@farmhouse/contracts/bookings/receipt/receipt';
import { SettingCopyEntity } from '@farmhouse/platform/read-models/setting-copy.entity';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { dbOf, stayIn, stored, today } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

async function owner<T = unknown>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<T> {
  const response = await callAsAdmin<T>(bookings, method, `/api/admin/${path}`, { body });
  if (response.status >= 300) throw new Error(`${path} was refused: ${JSON.stringify(response.body)}`);
  return response.body;
}

const set = (key: string, value: string) =>
  dbOf(bookings).manager.save(SettingCopyEntity, { key, value, version: '1', deleted: false });

/** Enters a booking of 2 guests × ₹4,000 for one night, and services for ₹2,000. */
const enter = async (part: object = {}) => {
  await set('gstin', '36ABCDE1234F1Z5');
  const person = { fullName: 'Kiran Rao', email: 'kiran@example.com', contactNumber: '+91 98480 12345' };
  const stay = { ...stayIn(10), checkinTime: '12:00', guestCount: 2, basePrice: 4000, servicesPrice: 2000 };
  return (await owner<BookingView>('POST', 'bookings', { ...person, ...stay, ...part })).id;
};
const change = async (id: number, body: object) =>
  owner('PATCH', `bookings/${id}`, { version: (await stored(bookings, id)).version, pricing: 'booked', ...body });
const pay = (id: number, amount: number) =>
  owner('POST', `bookings/${id}/payments`, { amount, method: 'cash', verify: true });
const refund = (id: number, amount: number) => owner('POST', `bookings/${id}/refunds`, { amount, method: 'upi' });

/** The receipts of a booking, oldest first. */
async function receiptsOf(id: number): Promise<Receipt[]> {
  const { entries } = await owner<BookingLedger>('GET', `bookings/${id}/ledger`);
  const numbers = entries.flatMap(({ receipt }) => receipt ?? []);
  return Promise.all(numbers.map((number) => owner<Receipt>('GET', `ledger/receipts/${hyphenated(number)}`)));
}

/** Code, rate, taxable part and tax of each line, in rupees. */
const linesOf = ({ tax }: Receipt) =>
  tax?.lines.map(({ sac, percent, taxable, cgst, sgst }) => [sac, percent, taxable / 100, (cgst + sgst) / 100]) ?? null;

describe('a tax invoice', () => {
  it.each([
    ['an agreed total', { pricing: 'fixed', finalTotal: 1500 }],
    ['a discount with the same result', { discountAmount: 8500 }],
  ])('spreads %s over accommodation and services', async (_what, agreed) => {
    const id = await enter();
    await change(id, agreed);

    await pay(id, 1500);

    expect((await receiptsOf(id)).map(linesOf)).toEqual([
      [
        ['996311', 5, 1142.86, 57.14],
        ['999799', 18, 254.24, 45.76],
      ],
    ]);
  });

  it('spreads an agreed total above the price in the same way', async () => {
    const id = await enter({ basePrice: 2000 });
    await change(id, { pricing: 'fixed', finalTotal: 9000 });

    await pay(id, 9000);

    expect((await receiptsOf(id)).map(linesOf)).toEqual([
      [
        ['996311', 5, 5714.28, 285.72],
        ['999799', 18, 2542.38, 457.62],
      ],
    ]);
  });
});

/** The sums of the accountant's file of this month by code and rate: taxable part, CGST and SGST, in paise. */
async function sumsOfMonth(): Promise<Record<string, number[]>> {
  const url = `/api/admin/ledger/tax-export?month=${today().slice(0, 7)}`;
  const { payload } = await bookings.app.inject({ url, headers: { authorization: bookings.identity.bearer() } });
  const [header = [], ...rows] = payload
    .trim()
    .split('\n')
    .map((line) => line.trim().replaceAll('"', '').split(','));
  const sums: Record<string, number[]> = {};
  for (const row of rows) {
    const [sac, rate, ...amounts] = ['SAC', 'Rate (%)', 'Taxable', 'CGST', 'SGST'].map(
      (name) => row[header.indexOf(name)],
    );
    const before = sums[`${sac} ${rate}`] ?? [0, 0, 0];
    sums[`${sac} ${rate}`] = before.map((sum, index) => sum + Math.round(Number(amounts[index]) * 100));
  }
  return sums;
}

const reportedTax = async () => (await owner<MoneyReport>('GET', `money/reports?month=${today().slice(0, 7)}`)).tax;

describe('a credit note', () => {
  /** Enters a booking of ₹6,250 for the night, and two services with an agreed price of ₹4,000. */
  const enterWithServices = () => enter({ basePrice: 3125, servicesPrice: 4000, selectedServices: ['1', '2'] });

  it('credits the tax of removed services', async () => {
    const id = await enterWithServices();
    await pay(id, 10_250);
    await change(id, { selectedServices: [] });

    await refund(id, 4000);

    const [invoice, creditNote] = await receiptsOf(id);
    expect(invoice && linesOf(invoice)).toEqual([
      ['996311', 5, 5952.38, 297.62],
      ['999799', 18, 3389.84, 610.16],
    ]);
    expect(creditNote && linesOf(creditNote)).toEqual([['999799', 18, 3389.84, 610.16]]);
    expect(await sumsOfMonth()).toEqual({ '996311 5': [595_238, 14_881, 14_881], '999799 18': [0, 0, 0] });
    expect(await reportedTax()).toEqual({ taxable: 5952.38, cgst: 148.81, sgst: 148.81 });
  });

  it('leaves 0 at every rate once everything is refunded in parts, with changes and corrections in between', async () => {
    const id = await enterWithServices();
    await pay(id, 3333);
    await set('gst_rates', '{"placeOfSupply":"36-Telangana","rooms":[{"upTo":null,"percent":12}],"services":28}');
    await pay(id, 6917);
    await refund(id, 1111);
    await change(id, { pricing: 'fixed', finalTotal: 777 });
    await refund(id, 2222);
    const { entries } = await owner<BookingLedger>('GET', `bookings/${id}/ledger`);
    await owner('POST', `ledger/${entries.at(-1)?.id}/correct`, {});
    await change(id, { selectedServices: [] });
    await refund(id, 10_250 - 1111);

    const sums = Object.values(await sumsOfMonth());

    expect(sums.length).toBeGreaterThanOrEqual(4);
    for (const sum of sums) expect(sum).toEqual([0, 0, 0]);
    expect(await reportedTax()).toEqual({ taxable: 0, cgst: 0, sgst: 0 });
  });

  it('is in proportion to what was invoiced when the stay is cancelled', async () => {
    const id = await enterWithServices();
    await pay(id, 10_250);
    await owner('PATCH', `bookings/${id}/status`, { status: 'cancelled' });

    await refund(id, 5125);

    expect(linesOf((await receiptsOf(id))[1] as Receipt)).toEqual([
      ['996311', 5, 2976.18, 148.82],
      ['999799', 18, 1694.92, 305.08],
    ]);
  });

  it('has the GST number of its invoice even if the setting is empty by then', async () => {
    const id = await enterWithServices();
    await pay(id, 10_250);
    await set('gstin', '');

    await refund(id, 10_250);

    const [invoice, creditNote] = await receiptsOf(id);
    expect(creditNote).toMatchObject({ tax: invoice?.tax, seller: { gstin: '36ABCDE1234F1Z5' } });
  });

  it('is a refund receipt without tax for what was received without tax', async () => {
    const id = await enterWithServices();
    await set('gstin', '');
    await pay(id, 10_250);
    await set('gstin', '36ABCDE1234F1Z5');

    await refund(id, 4000);

    const [, receipt] = await receiptsOf(id);
    expect([receipt?.tax, receipt && receiptTitle(receipt)]).toEqual([null, 'Refund receipt']);
  });
});
