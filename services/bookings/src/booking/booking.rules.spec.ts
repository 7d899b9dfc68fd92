import { describe, expect, it } from '@jest/globals';
import { lastFourDigits, maskedName, paymentDeadline } from './booking.rules.ts';
import { newConfirmationCode, readConfirmationCode } from './confirmation-code.ts';

describe('a masked name', () => {
  it.each([
    ['Asha Rao', 'A*** R**'],
    ['  Sri   Lakshmi Venkata ', 'S** L****** V******'],
    ['K', '*'],
    ['A B', '* *'],
    ['अनिल कुमार', 'अ*** क****'],
  ])('of %j is %j', (name, masked) => {
    expect(maskedName(name)).toBe(masked);
  });
});

describe('the last four digits of a phone', () => {
  it.each([
    ['+91 98765 43210', '3210'],
    ['(040) 2345-6789', '6789'],
    ['12', '--12'],
  ])('%j are %j', (phone, digits) => {
    expect(lastFourDigits(phone)).toBe(digits);
  });
});

describe('the payment deadline', () => {
  const now = new Date('2027-03-01T09:00:00+05:30');
  const stay = (checkinDate: string, checkinTime: string) => ({
    ...{ checkinDate, checkinTime, checkoutDate: checkinDate },
    finalTotal: 5100,
  });

  it.each([
    ['9:00 pm of the day on which the window ends', stay('2027-03-09', '12:00'), '2027-03-02T21:00:00+05:30'],
    ['check-in on that day', stay('2027-03-02', '15:00'), '2027-03-02T15:00:00+05:30'],
    ['check-in, when that comes first', stay('2027-03-01', '15:00'), '2027-03-01T15:00:00+05:30'],
    ['check-in, even if it has passed', stay('2027-03-01', '08:00'), '2027-03-01T08:00:00+05:30'],
  ])('is %s', (_case, wanted, expected) => {
    expect(paymentDeadline(wanted, new Map([['payment_window_hours', '24']]), now)).toEqual(new Date(expected));
  });
});

it('there is no payment deadline for a booking that costs nothing', () => {
  const free = { checkinDate: '2027-03-09', checkinTime: '12:00', checkoutDate: '2027-03-09', finalTotal: 0 };

  expect(paymentDeadline(free, new Map(), new Date('2027-03-01T09:00:00+05:30'))).toBeNull();
});

describe('the payment deadline of a window that ends after 9:00 pm', () => {
  const until = (now: string) =>
    paymentDeadline(
      { checkinDate: '2027-03-09', checkinTime: '12:00', checkoutDate: '2027-03-09', finalTotal: 5100 },
      new Map([['payment_window_hours', '1']]),
      new Date(now),
    );

  it('is 9:00 pm of the next day', () => {
    expect(until('2027-03-01T20:00:00+05:30')).toEqual(new Date('2027-03-01T21:00:00+05:30'));
    expect(until('2027-03-01T20:01:00+05:30')).toEqual(new Date('2027-03-02T21:00:00+05:30'));
  });
});

describe('a confirmation code', () => {
  it('is FH- and eight unambiguous characters, different every time', () => {
    const codes = Array.from({ length: 2000 }, newConfirmationCode);

    expect(new Set(codes).size).toBe(2000);
    for (const code of codes) expect(code).toMatch(/^FH-[0-9A-HJKMNP-TV-Z]{8}$/);
  });

  it.each([
    [' fh-7k3m9qxz ', 'FH-7K3M9QXZ'],
    ['FH-7K3M9QXI', undefined],
    ['7K3M9QXZ', undefined],
    ['', undefined],
  ])('%j reads as %j', (text, code) => {
    expect(readConfirmationCode(text)).toBe(code);
  });
});
