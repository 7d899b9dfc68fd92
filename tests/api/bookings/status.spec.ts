import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { FreeDates } from '@farmhouse/contracts/bookings/availability/free-dates';
import { accepted, call } from '../../support/api/call.ts';
import { blockableNight } from '../../support/dates.ts';
import { aBookingRequest, requestSoleStay, requestStay } from '../../support/guests.ts';
import { mailsTo, mailTo } from '../../support/mails/mailbox.ts';
import { expectProblem } from '../../support/api/problem.ts';
import { SUBJECTS } from '../../support/mails/subjects.ts';
import { expect, test } from '../../support/test.ts';

test('POST /api/bookings/:id/confirm repeated sends one mail with one calendar file', async ({ owner }) => {
  const stay = await requestSoleStay();

  const first = await owner.confirm(stay.code);
  const second = await owner.confirm(stay.code);

  expect(second).toMatchObject({ status: 'confirmed', confirmedAt: first.confirmedAt });
  const mail = await mailTo(stay.input.email, SUBJECTS.confirmed);
  expect(mail.attachments.map(({ contentType }) => contentType).join()).toContain('text/calendar');
  const { id } = await owner.booking(stay.code);
  await owner.send('POST', `/api/bookings/${id}/cancel`, { reason: 'Just to have a later mail' });
  await mailTo(stay.input.email, SUBJECTS.cancelled);
  const confirmations = (await mailsTo(stay.input.email)).filter(({ subject }) => SUBJECTS.confirmed.test(subject));
  expect(confirmations).toHaveLength(1);
});

test('POST /api/bookings/:id/cancel stores and mails the reason; later actions return 409', async ({ owner }) => {
  const stay = await requestSoleStay();
  const { id } = await owner.booking(stay.code);
  const reason = 'The well is <b>dry</b>\nand the pool, too';

  const cancelled = await owner.send<BookingView>('POST', `/api/bookings/${id}/cancel`, { reason });

  expect(cancelled).toMatchObject({ status: 'cancelled', cancellationReason: reason });
  const mail = await mailTo(stay.input.email, SUBJECTS.cancelled);
  expect(mail.text).toContain('The well is <b>dry</b>');
  expect(mail.html).not.toContain('<b>dry</b>');
  for (const action of ['confirm', 'cancel', 'reminder']) {
    expectProblem(await owner.call('POST', `/api/bookings/${id}/${action}`, { body: {} }), 409, 'status-conflict');
  }
});

test('POST /api/bookings/:id/reminder returns 409 for a pending booking and for a second one within a day', async ({
  owner,
}) => {
  const stay = await requestSoleStay();
  const { id } = await owner.booking(stay.code);
  expectProblem(await owner.call('POST', `/api/bookings/${id}/reminder`), 409, 'status-conflict');
  await owner.confirm(stay.code);

  const sent = await owner.call('POST', `/api/bookings/${id}/reminder`);

  expect(sent.status).toBe(200);
  await mailTo(stay.input.email, SUBJECTS.reminder);
  await expect.poll(async () => (await owner.booking(stay.code)).reminderSent).toBe(true);
  expectProblem(await owner.call('POST', `/api/bookings/${id}/reminder`), 409, 'reminder-too-soon');
});

test('POST /api/bookings for taken dates returns 409 with free dates of the same length', async ({ owner }) => {
  const stay = await requestSoleStay();
  await owner.confirm(stay.code);
  const { checkinDate, checkoutDate } = stay.input;

  const response = await call<{ nearestFree: FreeDates[] }>('POST', '/api/bookings', {
    body: aBookingRequest({ checkinDate, checkoutDate }),
  });

  expectProblem(response, 409, 'dates-taken');
  expect((response.json as unknown as { message: string }).message).toBe(
    'These dates were just confirmed for another guest',
  );
  const [nearest] = response.json.nearestFree;
  expect(nearest?.checkinDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  const made = await call('POST', '/api/bookings', { body: aBookingRequest(nearest) });
  expect(made.status).toBe(201);
});

test('PATCH /api/admin/bookings/:id/status sets any status, but returns 409 for overlapping confirmed stays', async ({
  owner,
}) => {
  const first = await requestSoleStay();
  const { checkinDate, checkoutDate } = first.input;
  const second = await requestStay({ checkinDate, checkoutDate });
  const move = async (code: string, status: string) =>
    owner.call<BookingView>('PATCH', `/api/admin/bookings/${(await owner.booking(code)).id}/status`, {
      body: { status },
    });

  for (const status of ['completed', 'cancelled', 'pending', 'confirmed']) {
    expect(accepted(await move(first.code, status)).status).toBe(status);
  }

  expectProblem(await move(second.code, 'confirmed'), 409, 'dates-taken');
  const audit = (await owner.details(first.code)).audit.map(({ from, to }) => `${from}>${to}`);
  expect(audit).toEqual(expect.arrayContaining(['pending>completed', 'completed>cancelled', 'pending>confirmed']));
});

test('DELETE /api/admin/bookings/:id hides the booking from the owner and from its guest', async ({ owner }) => {
  const stay = await requestSoleStay();
  const { id } = await owner.booking(stay.code);

  const deleted = await owner.call('DELETE', `/api/admin/bookings/${id}`);

  expect(deleted.status).toBe(204);
  expect(await owner.get<BookingView[]>(`/api/admin/bookings?q=${stay.code}`)).toEqual([]);
  expectProblem(await owner.call('GET', `/api/admin/bookings/${id}`), 404);
  expectProblem(await call('GET', `/api/bookings/${stay.code}`), 404);
});

test('GET /api/admin/bookings/:id counts and lists competing requests', async ({ owner }) => {
  const first = await requestSoleStay();
  const { checkinDate, checkoutDate } = first.input;
  const second = await requestStay({ checkinDate, checkoutDate });

  const details = await owner.details(first.code);

  expect(details.competingRequests).toBe(1);
  expect(details.competing.map(({ confirmationCode }) => confirmationCode)).toEqual([second.code]);
});

test('POST /api/admin/calendar/blocks blocks the days, DELETE frees them', async ({ owner }) => {
  const input = aBookingRequest(blockableNight());
  const body = { fromDate: input.checkinDate, toDate: input.checkinDate, reason: 'Painting' };
  const { id } = await owner.send<{ id: number }>('POST', '/api/admin/calendar/blocks', body);
  expectProblem(await call('POST', '/api/bookings', { body: input }), 409, 'dates-taken');

  const unblocked = await owner.call('DELETE', `/api/admin/calendar/blocks/${id}`);

  expect(unblocked.status).toBe(204);
  expect((await call('POST', '/api/bookings', { body: input })).status).toBe(201);
});
