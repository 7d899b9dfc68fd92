import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { BookingRequested } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import { call, type ApiResponse } from '../support/api/call.ts';
import { aBookingRequest, aUtr, requestSoleStay, requestStay, type StayRequest } from '../support/guests.ts';
import { mailsTo, mailTo } from '../support/mails/mailbox.ts';
import type { Owner } from '../support/api/owner.ts';
import { expectProblem } from '../support/api/problem.ts';
import { SUBJECTS } from '../support/mails/subjects.ts';
import { expect, test } from '../support/test.ts';

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

async function expectOneBooking(
  owner: Owner,
  input: StayRequest,
  responses: ApiResponse<BookingRequested>[],
): Promise<void> {
  for (const { status, text } of responses) expect(status, text).toBe(201);
  const codes = new Set(responses.map(({ json }) => json.confirmationCode));
  expect(codes.size).toBe(1);
  const stored = await owner.get<BookingView[]>(`/api/admin/bookings?q=${input.contactNumber}`);
  expect(stored).toHaveLength(1);
  await mailTo(input.email, SUBJECTS.requested);
  await expect.poll(async () => (await owner.booking([...codes][0] ?? '')).emailSent).toBe(true);
  // a mail of a second confirmation would arrive before the cancellation that follows it
  await owner.send('POST', `/api/bookings/${stored[0]?.id}/cancel`, { reason: 'The race is over' });
  await mailTo(input.email, SUBJECTS.cancelled);
  expect((await mailsTo(input.email)).filter(({ subject }) => SUBJECTS.requested.test(subject))).toHaveLength(1);
}

test('POST /api/bookings twenty times with one Idempotency-Key creates one booking, one code and one mail', async ({
  owner,
}) => {
  const input = aBookingRequest();
  const headers = { 'Idempotency-Key': `race-${Date.now()}` };

  const responses = await times(20, () => call<BookingRequested>('POST', '/api/bookings', { body: input, headers }));

  await expectOneBooking(owner, input, responses);
});

test('POST /api/bookings twenty times without a key creates one booking', async ({ owner }) => {
  const input = aBookingRequest();

  const responses = await times(20, () => call<BookingRequested>('POST', '/api/bookings', { body: input }));

  await expectOneBooking(owner, input, responses);
});

test('POST /api/bookings returns 409 when the Idempotency-Key was used for another body', async () => {
  const headers = { 'Idempotency-Key': `reused-${Date.now()}` };
  const first = aBookingRequest();
  expect((await call('POST', '/api/bookings', { body: first, headers })).status).toBe(201);

  const response = await call('POST', '/api/bookings', { body: { ...first, guestCount: 5 }, headers });

  expectProblem(response, 409, 'idempotency-key-reused');
});

test('POST /api/bookings/:id/confirm fifty times at once for ten overlapping booking requests confirms exactly one', async ({
  owner,
}) => {
  const first = await requestSoleStay();
  const { checkinDate, checkoutDate } = first.input;
  const others = await times(9, () => requestStay({ checkinDate, checkoutDate }));
  const bookings = await Promise.all([first, ...others].map(({ code }) => owner.booking(code)));

  // each of the ten is confirmed five times
  const responses = await times(50, (index) =>
    owner.call<BookingView>('POST', `/api/bookings/${bookings[index % 10]?.id}/confirm`),
  );

  const winners = new Set(responses.filter(({ status }) => status === 200).map(({ json }) => json.id));
  expect(winners.size).toBe(1);
  for (const response of responses.filter(({ status }) => status !== 200)) expectProblem(response, 409, 'dates-taken');
  const stored = await Promise.all(bookings.map(({ confirmationCode }) => owner.booking(confirmationCode)));
  expect(stored.filter(({ status }) => status === 'confirmed')).toHaveLength(1);
  expect(stored.filter(({ status }) => status === 'pending')).toHaveLength(9);
});

test('POST /api/bookings/:id/confirm for fifty booking requests at once leaves one confirmed stay', async ({
  owner,
}) => {
  const first = await requestSoleStay();
  const { checkinDate, checkoutDate } = first.input;
  const others = await times(49, (index) =>
    requestStay({ checkinDate, checkoutDate, fullName: `Guest Number${index}` }),
  );
  const ids = await Promise.all([first, ...others].map(async ({ code }) => (await owner.booking(code)).id));

  const responses = await times(50, (index) => owner.call('POST', `/api/bookings/${ids[index]}/confirm`));

  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(49);
});

test('POST /api/bookings/:code/payment accepts one UTR sent for two bookings at once only for one of them', async () => {
  const stays = [await requestStay(), await requestStay()];
  const utr = aUtr();

  const responses = await Promise.all(
    stays.map(({ code, cookie }) =>
      call('POST', `/api/bookings/${code}/payment`, { body: { upiTransactionId: utr }, cookie }),
    ),
  );

  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = responses.find(({ status }) => status === 409);
  if (refused) expectProblem(refused, 409, 'utr-used');
});

test('POST verify-payment sent twenty times at once for one payment verifies it once', async ({ owner }) => {
  const stay = await requestSoleStay({ upiTransactionId: aUtr() });
  const { id } = await owner.booking(stay.code);

  const responses = await times(20, () =>
    owner.call('POST', `/api/admin/bookings/${id}/verify-payment`, { body: { verified: true } }),
  );

  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(19);
  await mailTo(stay.input.email, SUBJECTS.verified);
});
