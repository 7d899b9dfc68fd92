import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import type { SaveCoupon, ValidatedCoupon } from '@farmhouse/contracts/catalogue/coupon';
import type { Problem } from '@farmhouse/contracts/errors';
import { call, type TestRequest } from '@farmhouse/platform/testing/call';
import { emptyTables } from '@farmhouse/platform/testing/empty-tables';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { DataSource } from 'typeorm';
import { startCatalogue } from '../testing/test-catalogue.ts';
import { CouponsService } from './coupons.service.ts';
import { CouponValidationService } from './coupon-validation.service.ts';

const today = istDate(new Date());
const saved: SaveCoupon = { code: 'SAVE10', type: 'percentage', value: 10, minAmount: 5000, maxDiscount: 2000 };
const CALLS_A_MINUTE = 5;

let catalogue: TestService;
let caller = 0;

beforeAll(async () => {
  catalogue = await startCatalogue({ RATE_LIMIT_COUPONS: String(CALLS_A_MINUTE) });
});
afterAll(() => catalogue.close());
beforeEach(async () => {
  caller += 1;
  await emptyTables(catalogue.app.get(DataSource), ['coupons', 'outbox'], { restartIdentity: true });
});

const add = (fields: Partial<SaveCoupon> = {}) => catalogue.app.get(CouponsService).create({ ...saved, ...fields });
const postValidate = ({ headers, ...rest }: TestRequest) =>
  call<ValidatedCoupon & Problem>(catalogue, 'POST', '/api/coupons/validate', {
    ...rest,
    headers: { 'x-real-ip': `203.0.113.${caller}`, ...headers },
  });
const validate = (code: string, amount: number) => postValidate({ body: { code, amount } });

describe('POST /api/coupons/validate with a valid code', () => {
  it.each([
    ['SAVE10', 14_300, 1430],
    [' save10 ', 5000, 500],
    ['Save10', 5009, 500],
    ['SAVE10', 90_000, 2000],
  ])('returns the discount of %j on ₹%i as ₹%i', async (code, amount, discountAmount) => {
    await add();

    const { status, body } = await validate(code, amount);

    expect(status).toBe(200);
    expect(body).toEqual({ coupon: saved, discountAmount, message: 'Coupon applied successfully' });
  });

  it('never returns a discount above the amount', async () => {
    await add({ code: 'FLAT500', type: 'fixed', value: 500, minAmount: 0, maxDiscount: null });

    expect((await validate('FLAT500', 300)).body.discountAmount).toBe(300);
    expect((await validate('FLAT500', 0)).body.discountAmount).toBe(0);
  });

  it('accepts the code until midnight in India of its expiry day', async () => {
    const validation = catalogue.app.get(CouponValidationService);
    await add({ expiryDate: '2030-06-30' });
    const at = (instant: string) => validation.validate({ code: 'SAVE10', amount: 9000 }, new Date(instant));

    await expect(at('2030-06-30T23:59:59+05:30')).resolves.toMatchObject({ discountAmount: 900 });
    await expect(at('2030-06-30T18:30:00Z')).rejects.toMatchObject({ code: 'coupon-expired' });
  });

  it('ignores an invalid token', async () => {
    await add();

    const { status } = await postValidate({
      body: { code: 'SAVE10', amount: 5000 },
      headers: { authorization: 'Bearer stale.old.token' },
    });

    expect(status).toBe(200);
  });

  it('accepts an unlisted code', async () => {
    await add({ listed: false });

    expect((await validate('SAVE10', 5000)).status).toBe(200);
  });
});

describe('POST /api/coupons/validate with a code that is not valid', () => {
  const expired = { expiryDate: addDays(today, -1) };
  const tooSmall = 100;

  it.each<[string, Partial<SaveCoupon> | undefined, number, number, string, string]>([
    ['is unknown', undefined, 9000, 404, 'coupon-invalid', 'Invalid coupon code'],
    ['is inactive', { active: false }, 9000, 404, 'coupon-invalid', 'Invalid coupon code'],
    ['is inactive and expired', { active: false, ...expired }, tooSmall, 404, 'coupon-invalid', 'Invalid coupon code'],
    ['has expired', expired, 9000, 400, 'coupon-expired', 'This coupon has expired'],
    ['has expired, below its minimum', expired, tooSmall, 400, 'coupon-expired', 'This coupon has expired'],
    [
      'is below its minimum',
      { minAmount: 125_000 },
      9000,
      400,
      'coupon-minimum',
      'Minimum booking amount for this coupon is ₹1,25,000',
    ],
  ])('returns the reason when the code %s', async (_name, coupon, amount, status, code, message) => {
    if (coupon) await add(coupon);

    expect(await validate('SAVE10', amount)).toMatchObject({ status, body: { code, message } });
  });
});

it('POST /api/coupons/validate takes digits for the amount', async () => {
  await add();

  expect(await postValidate({ body: { code: 'SAVE10', amount: '5000' } })).toMatchObject({
    status: 200,
    body: { discountAmount: 500 },
  });
});

describe('POST /api/coupons/validate with an invalid body', () => {
  it.each<[string, TestRequest, number, string[]]>([
    ['an empty body', { raw: '' }, 400, ['code', 'amount']],
    ['no code', { body: { amount: 1 } }, 400, ['code']],
    ['a blank code', { body: { code: '  ', amount: 1 } }, 400, ['code']],
    ['a list as code', { body: { code: ['SAVE10'], amount: 1 } }, 400, ['code']],
    ['a code of 101 characters', { body: { code: 'A'.repeat(101), amount: 1 } }, 400, ['code']],
    ['a NUL character', { body: { code: 'SAVE\0', amount: 1 } }, 400, ['code']],
    ['no amount', { body: { code: 'SAVE10' } }, 400, ['amount']],
    ['an amount as text', { body: { code: 'SAVE10', amount: '5e3' } }, 400, ['amount']],
    ['half a rupee', { body: { code: 'SAVE10', amount: 0.5 } }, 400, ['amount']],
    ['a negative amount', { body: { code: 'SAVE10', amount: -1 } }, 400, ['amount']],
    ['an infinite amount', { raw: '{"code":"SAVE10","amount":1e999}' }, 400, ['amount']],
    ['malformed JSON', { raw: '{' }, 400, ['']],
    ['10 MB', { raw: 'x'.repeat(10_000_000) }, 413, []],
    ['a form', { raw: 'code=SAVE10', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415, []],
  ])('refuses %s with the right status and paths', async (_name, sent, status, paths) => {
    const response = await postValidate(sent);

    expect(response.status).toBe(status);
    expect((response.body.errors ?? []).map(({ path }) => path)).toEqual(paths);
  });

  it('treats a code that looks like SQL as an unknown code', async () => {
    expect(await validate(`' OR 1=1 --`, 9000)).toMatchObject({ status: 404, body: { code: 'coupon-invalid' } });
  });
});

it('POST /api/coupons/validate returns 429 for an address above its limit and not for another', async () => {
  const responses = await Promise.all(Array.from({ length: CALLS_A_MINUTE + 3 }, () => validate('GUESS', 9000)));

  const refused = responses.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ body: { code: 'too-many-requests' } });
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  caller += 1;
  expect((await validate('GUESS', 9000)).status).toBe(404);
});
