import { describe, expect, it } from '@jest/globals';
import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import type { BookingLedger } from '@farmhouse/contracts/bookings/ledger';
import { hyphenated, type Receipt } from '@farmhouse/contracts/bookings/receipt';
import { SettingCopyEntity } from '@farmhouse/platform/read-models/setting-copy.entity';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { dbOf, stayIn, stored } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

async function owner<T = unknown>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<T> {
  const answer = await callAsAdmin<T>(bookings, method, `/api/admin/${path}`, { body });
  if (answer.status >= 300) throw new Error(`${path} was refused: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

const set = (key: string, value: string) =>
  dbOf(bookings).manager.save(SettingCopyEntity, { key, value, version: '1', deleted: false });

/** 2 guests × ₹4,000 for one night, and services for ₹2,000. */
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
    ['the discount that comes to the same', { discountAmount: 8500 }],
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
