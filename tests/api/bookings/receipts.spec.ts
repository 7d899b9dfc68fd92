import type { ListedReceipt } from '@farmhouse/contracts/bookings/receipt/receipt';
import type { PaymentVerified } from '@farmhouse/contracts/bookings/booking-view/payment-verified';
import { call } from '../../support/api/call.ts';
import type { Owner } from '../../support/api/owner.ts';
import { expectProblem } from '../../support/api/problem.ts';
import { pay, requestSoleStay, requestStay, type Requested } from '../../support/guests.ts';
import { SITE_URL } from '../../support/env.ts';
import { expect, test } from '../../support/test.ts';

async function aReceipt(owner: Owner): Promise<{ stay: Requested; number: string }> {
  const stay = await requestSoleStay();
  await pay(stay);
  const { id } = await owner.booking(stay.code);
  await owner.call<PaymentVerified>('POST', `/api/admin/bookings/${id}/verify-payment`, { body: { verified: true } });
  const { json } = await call<ListedReceipt[]>('GET', `/api/bookings/${stay.code}/receipts`, { cookie: stay.cookie });
  expect(json).toHaveLength(1);
  return { stay, number: json[0]?.number ?? '' };
}

async function fileAt(path: string, cookie: string): Promise<{ type: string | null; bytes: Buffer }> {
  const response = await fetch(SITE_URL + path, { headers: { cookie } });
  expect(response.status, path).toBe(200);
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
}

test('a receipt’s PDF is byte-identical whether its number has hyphens, slashes or escaped slashes', async ({
  owner,
}) => {
  const { stay, number } = await aReceipt(owner);
  const spellings = [number.replaceAll('/', '-'), number, encodeURIComponent(number)];

  const files: { type: string | null; bytes: Buffer }[] = [];
  for (const spelling of spellings)
    files.push(await fileAt(`/api/bookings/${stay.code}/receipts/${spelling}.pdf`, stay.cookie));

  expect(files.map(({ type }) => type)).toEqual(spellings.map(() => 'application/pdf'));
  expect(files[0]?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(files.every(({ bytes }) => bytes.equals(files[0]?.bytes ?? Buffer.alloc(0)))).toBe(true);
});

test('the owner downloads the same PDF as the guest', async ({ owner }) => {
  const { stay, number } = await aReceipt(owner);
  const name = `${number.replaceAll('/', '-')}.pdf`;

  const ofGuest = await fileAt(`/api/bookings/${stay.code}/receipts/${name}`, stay.cookie);
  const ofOwner = await fetch(SITE_URL + `/api/admin/ledger/receipts/${name}`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });

  expect(ofOwner.status).toBe(200);
  expect(Buffer.from(await ofOwner.arrayBuffer()).equals(ofGuest.bytes)).toBe(true);
});

test('a receipt is refused without the guest’s token, and under another booking', async ({ owner }) => {
  const { stay, number } = await aReceipt(owner);
  const other = await requestStay();
  const name = `${number.replaceAll('/', '-')}.pdf`;

  expectProblem(await call('GET', `/api/bookings/${stay.code}/receipts/${name}`), 401, 'guest-token-required');
  expectProblem(
    await call('GET', `/api/bookings/${other.code}/receipts/${name}`, { cookie: other.cookie }),
    404,
    'not-found',
  );
});
