import { expect } from '@playwright/test';
import type { BookingRequested } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import { call } from '../api/call.ts';
import { rowsOf } from '../processes/database.ts';
import { eventually } from '../eventually.ts';
import { aBookingRequest, type StayRequest } from '../guests.ts';
import { mailsTo } from './mailbox.ts';
import type { Owner } from '../api/owner.ts';
import { SUBJECTS } from './subjects.ts';

export interface Acknowledged {
  input: StayRequest;
  code: string;
}

/** Repeats one booking request with one idempotency key until it is answered 201. */
export async function bookUntilAccepted(): Promise<Acknowledged> {
  const input = aBookingRequest();
  const headers = { 'Idempotency-Key': `retry-${input.contactNumber}` };
  const code = await eventually(async () => {
    const response = await call<BookingRequested>('POST', '/api/bookings', { body: input, headers });
    if (response.status !== 201) throw new Error(`returned ${response.status}: ${response.text}`);
    return response.json.confirmationCode;
  }, 60_000);
  return { input, code };
}

/** The number of events in a service's outbox that are not relayed yet. */
export async function waitingEvents(service: 'bookings' | 'notifications'): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${service}.outbox WHERE relayed_at IS NULL`,
  );
  return row?.count ?? 0;
}

const IS_WAITING = `status IN ('queued', 'sending')`;

/** The number of mails that are not delivered yet. */
export async function waitingMails(): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    `SELECT count(*)::int AS count FROM notifications.messages WHERE ${IS_WAITING}`,
  );
  return row?.count ?? 0;
}

/** Waits until every event is relayed and every mail delivered. */
export function settled(): Promise<void> {
  return eventually(async () => {
    const waiting = [await waitingEvents('bookings'), await waitingEvents('notifications'), await waitingMails()];
    expect(waiting).toEqual([0, 0, 0]);
  }, 60_000);
}

const SOURCES = ['catalogue', 'content', 'bookings', 'notifications'] as const;

/** One statement, which sees one moment: an event causes a mail, and a mail an event. */
const UNFINISHED = [
  ...SOURCES.map((name) => `SELECT '${name}' AS service, type FROM ${name}.outbox WHERE acknowledged_at IS NULL`),
  `SELECT 'notifications', 'mail' FROM notifications.messages WHERE ${IS_WAITING}`,
].join(' UNION ALL ');

/** Waits until every event has been handled by all its subscribers and every mail is in the mailbox. */
export function allAcknowledged(timeoutMs = 90_000): Promise<void> {
  return eventually(async () => expect(await rowsOf(UNFINISHED)).toEqual([]), timeoutMs);
}

/** Expects one stored booking and exactly one mail for each acknowledged booking request. */
export async function expectNothingLostOrDoubled(owner: Owner, acknowledged: Acknowledged[]): Promise<void> {
  for (const { input, code } of acknowledged) {
    await eventually(async () => {
      const stored = await owner.get<{ confirmationCode: string }[]>(`/api/admin/bookings?q=${input.contactNumber}`);
      expect(stored.map(({ confirmationCode }) => confirmationCode)).toEqual([code]);
    }, 30_000);
    await eventually(async () => expect(await mailsTo(input.email), code).toHaveLength(1), 60_000);
  }
  await settled();
  for (const { input, code } of acknowledged) {
    const subjects = (await mailsTo(input.email)).map(({ subject }) => subject);
    expect(subjects, code).toEqual([expect.stringMatching(SUBJECTS.requested)]);
  }
  await eventually(async () => {
    for (const { code } of acknowledged) expect((await owner.booking(code)).emailSent, code).toBe(true);
  }, 30_000);
}
