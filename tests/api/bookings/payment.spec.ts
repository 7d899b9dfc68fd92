import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { PaymentVerified } from '@farmhouse/contracts/bookings/booking-view/payment-verified';
import { call } from '../../support/api/call.ts';
import { aBookingRequest, aUtr, pay, requestSoleStay, requestStay, type Requested } from '../../support/guests.ts';
import { mailTo, mailsTo } from '../../support/mails/mailbox.ts';
import type { Owner } from '../../support/api/owner.ts';
import { expectProblem } from '../../support/api/problem.ts';
import { SUBJECTS } from '../../support/mails/subjects.ts';
import { expect, test } from '../../support/test.ts';

async function verify(owner: Owner, { code }: Requested, body: object) {
  const { id } = await owner.booking(code);
  return owner.call<PaymentVerified>('POST', `/api/admin/bookings/${id}/verify-payment`, { body });
}

test('POST /api/bookings/:code/payment accepts a UTR with spaces and full-width digits', async ({ owner }) => {
  const stay = await requestStay();
  const utr = aUtr();
  const wide = utr.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));

  await pay(stay, ` ${wide.slice(0, 6)} ${wide.slice(6)} `);

  expect(await owner.booking(stay.code)).toMatchObject({
    upiTransactionId: utr,
    paymentStatus: 'pending_verification',
  });
});

test('POST /api/bookings with a UTR stores it as the first payment submission', async ({ owner }) => {
  const utr = aUtr();

  const { response, code } = await requestStay({ upiTransactionId: utr });

  expect(response.paymentStatus).toBe('pending_verification');
  expect(await owner.booking(code)).toMatchObject({ upiTransactionId: utr });
  const details = await owner.details(code);
  expect(details.payments.map(({ upiTransactionId }) => upiTransactionId)).toEqual([utr]);
});

test('POST /api/bookings/:code/payment returns 409 for the sixth submission and keeps the first five', async ({
  owner,
}) => {
  const stay = await requestStay();
  for (let tries = 0; tries < 5; tries += 1) await pay(stay);

  const sixth = await call('POST', `/api/bookings/${stay.code}/payment`, {
    body: { upiTransactionId: aUtr() },
    cookie: stay.cookie,
  });

  expectProblem(sixth, 409, 'too-many-submissions');
  expect((await owner.details(stay.code)).payments).toHaveLength(5);
});

test('POST verify-payment with verified false mails the notes; the guest can submit again', async ({ owner }) => {
  const stay = await requestStay();
  await pay(stay);

  const failed = await verify(owner, stay, { verified: false, notes: 'No such transfer on <our> account' });

  expect(failed.json).toMatchObject({ paymentStatus: 'failed', status: 'pending', bookingConfirmed: false });
  const mail = await mailTo(stay.input.email, SUBJECTS.notFound);
  expect(mail.text).toContain('No such transfer on <our> account');
  expect(mail.html).not.toContain('<our>');
  expect((await pay(stay)).paymentStatus).toBe('pending_verification');
});

test('POST verify-payment verifies a failed payment, but returns 409 for a verified one', async ({ owner }) => {
  const stay = await requestSoleStay();
  expectProblem(await verify(owner, stay, { verified: true }), 409, 'payment-conflict');

  await pay(stay);
  await verify(owner, stay, { verified: false });
  const verified = await verify(owner, stay, { verified: true });

  expect(verified.json).toMatchObject({ paymentStatus: 'verified', bookingConfirmed: true });
  expectProblem(await verify(owner, stay, { verified: true }), 409, 'payment-conflict');
  expectProblem(await verify(owner, stay, { verified: false }), 409, 'payment-conflict');
});

test('POST verify-payment verifies the payment but does not confirm the stay when its dates are taken', async ({
  owner,
}) => {
  const late = await requestSoleStay();
  const { checkinDate, checkoutDate } = late.input;
  const early = await requestStay({ checkinDate, checkoutDate });
  await pay(late);
  await owner.confirm(early.code);

  const response = await verify(owner, late, { verified: true });

  expect(response.json).toMatchObject({ paymentStatus: 'verified', status: 'pending', bookingConfirmed: false });
  expect(response.json.message).toMatch(/\S/);
});

test('POST /api/bookings/:code/payment returns 409 for a cancelled booking', async ({ owner }) => {
  const stay = await requestStay();
  const { id } = await owner.booking(stay.code);
  await owner.send('POST', `/api/bookings/${id}/cancel`, { reason: 'Flooded road' });

  const response = await call('POST', `/api/bookings/${stay.code}/payment`, {
    body: { upiTransactionId: aUtr() },
    cookie: stay.cookie,
  });

  expectProblem(response, 409, 'payment-conflict');
});

test('POST /api/bookings/:code/payment accepts a UTR again after its payment has failed', async ({ owner }) => {
  const utr = aUtr();
  const [first, second] = [await requestStay(), await requestStay()];
  await pay(first, utr);
  const refused = await call('POST', `/api/bookings/${second.code}/payment`, {
    body: { upiTransactionId: utr },
    cookie: second.cookie,
  });
  expectProblem(refused, 409, 'utr-used');
  expect((refused.json as { message: string }).message).toBe('This reference number was already used');

  await verify(owner, first, { verified: false });

  expect((await pay(second, utr)).paymentStatus).toBe('pending_verification');
});

test('POST /api/bookings with a used UTR returns 409 and stores nothing', async ({ owner }) => {
  const utr = aUtr();
  await requestStay({ upiTransactionId: utr });
  const input = aBookingRequest({ upiTransactionId: utr });

  expectProblem(await call('POST', '/api/bookings', { body: input }), 409, 'utr-used');

  expect(await owner.get<BookingView[]>(`/api/admin/bookings?q=${input.contactNumber}`)).toEqual([]);
  expect(await mailsTo(input.email)).toEqual([]);
});
