import type { PublicCoupon } from '@farmhouse/contracts/catalogue/coupon';
import { accepted, call } from '../../support/api/call.ts';
import { inDays, today } from '../../support/dates.ts';
import { eventually } from '../../support/eventually.ts';
import { aBookingRequest } from '../../support/guests.ts';
import { mailsTo } from '../../support/mails/mailbox.ts';
import { expectProblem } from '../../support/api/problem.ts';
import { expect, test } from '../../support/test.ts';

const validate = (code: string, amount: number, token?: string) =>
  call<{ message: string; discountAmount: number }>('POST', '/api/coupons/validate', { body: { code, amount }, token });

test('POST /api/coupons/validate returns the same response for an unknown, an inactive and a deleted code', async ({
  owner,
  aCoupon,
}) => {
  const off = await aCoupon({ active: false, expiryDate: inDays(-5), minAmount: 9000 });
  const deleted = await aCoupon();
  await owner.call('DELETE', `/api/admin/coupons/${deleted.id}`);

  const responses = await Promise.all(['NOSUCHCODE', off.code, deleted.code].map((code) => validate(code, 100)));

  for (const response of responses) {
    expectProblem(response, 404, 'coupon-invalid');
    expect(response.json.message).toBe('Invalid coupon code');
  }
});

test('POST /api/coupons/validate refuses an expired code before it checks the minimum', async ({ aCoupon }) => {
  const expired = await aCoupon({ expiryDate: inDays(-1), minAmount: 9000 });

  const response = await validate(expired.code, 100);

  expectProblem(response, 400, 'coupon-expired');
  expect(response.json.message).toBe('This coupon has expired');
});

test('POST /api/coupons/validate accepts a code on its expiry day', async ({ aCoupon }) => {
  const lastDay = await aCoupon({ expiryDate: today(), value: 300 });

  expect(accepted(await validate(lastDay.code, 5000)).discountAmount).toBe(300);
});

test('POST /api/coupons/validate names the minimum below it and accepts exactly the minimum', async ({ aCoupon }) => {
  const { code } = await aCoupon({ minAmount: 123456, value: 300 });

  const below = await validate(code, 123455);

  expectProblem(below, 400, 'coupon-minimum');
  expect(below.json.message).toBe('Minimum booking amount for this coupon is ₹1,23,456');
  expect(accepted(await validate(code, 123456)).discountAmount).toBe(300);
});

const DISCOUNTS = [
  { what: 'a percentage rounds down', terms: { type: 'percentage', value: 15 }, amount: 999, discount: 149 },
  {
    what: 'a percentage is capped',
    terms: { type: 'percentage', value: 50, maxDiscount: 400 },
    amount: 5000,
    discount: 400,
  },
  {
    what: 'a fixed amount is limited to the amount',
    terms: { type: 'fixed', value: 900 },
    amount: 500,
    discount: 500,
  },
  {
    what: '100 percent takes off the whole amount',
    terms: { type: 'percentage', value: 100 },
    amount: 1650,
    discount: 1650,
  },
] as const;

for (const { what, terms, amount, discount } of DISCOUNTS) {
  test(`POST /api/coupons/validate: ${what}, ${discount} off ${amount}`, async ({ aCoupon }) => {
    const { code } = await aCoupon(terms);

    expect(accepted(await validate(` ${code.toLowerCase()} `, amount)).discountAmount).toBe(discount);
  });
}

test('POST /api/coupons/validate ignores an invalid token', async ({ aCoupon }) => {
  const { code } = await aCoupon({ value: 300 });

  expect((await validate(code, 5000, 'eyJhbGciOiJFUzI1NiJ9.e30.AAAA')).status).toBe(200);
});

test('POST /api/bookings with a coupon that is no longer valid stores and mails nothing', async ({
  owner,
  aCoupon,
}) => {
  const coupon = await aCoupon();
  await eventually(async () =>
    accepted(await call('POST', '/api/bookings/quote', { body: { guestCount: 2, couponCode: coupon.code } })),
  );
  await owner.send('PATCH', `/api/admin/coupons/${coupon.id}`, { active: false });
  const input = aBookingRequest({ couponCode: coupon.code });
  await eventually(async () => {
    const quote = await call('POST', '/api/bookings/quote', { body: { guestCount: 2, couponCode: coupon.code } });
    expect(quote.status).toBe(400);
  });

  const response = await call<{ message: string }>('POST', '/api/bookings', { body: input });

  expectProblem(response, 400, 'coupon-invalid');
  expect(response.json.message).toBe('Invalid coupon code');
  expect(await owner.get(`/api/admin/bookings?q=${input.contactNumber}`)).toEqual([]);
  expect(await mailsTo(input.email)).toEqual([]);
});

test('GET /api/coupons lists active, listed, unexpired coupons with only their terms', async ({ aCoupon }) => {
  const shown = await aCoupon({ listed: true, expiryDate: inDays(3) });
  const hidden = [
    await aCoupon({ listed: false }),
    await aCoupon({ listed: true, active: false }),
    await aCoupon({ listed: true, expiryDate: inDays(-1) }),
  ].map(({ code }) => code);

  await eventually(async () => {
    const list = accepted(await call<PublicCoupon[]>('GET', '/api/coupons'));
    const found = list.find(({ code }) => code === shown.code);
    expect(found).toEqual({
      code: shown.code,
      type: 'fixed',
      value: 300,
      minAmount: 0,
      maxDiscount: null,
      expiryDate: inDays(3),
    });
    for (const code of hidden) expect(list.map((coupon) => coupon.code)).not.toContain(code);
  });
});

test('POST /api/admin/coupons returns 409 for an existing code in another case', async ({ owner, aCoupon }) => {
  const { code } = await aCoupon();

  const again = await owner.call('POST', '/api/admin/coupons', {
    body: { code: code.toLowerCase(), type: 'fixed', value: 1 },
  });

  expectProblem(again, 409, 'code-taken');
});
