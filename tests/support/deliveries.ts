import { expect } from '@playwright/test';
import type { BookingRequested } from '@farmhouse/contracts/bookings/booking';
import { call } from './call.ts';
import { rowsOf } from './database.ts';
import { eventually } from './eventually.ts';
import { aRequest, type StayRequest } from './guests.ts';
import { mailsTo } from './mailbox.ts';
import type { Owner } from './owner.ts';
import { SUBJECTS } from './subjects.ts';

export interface Acknowledged {
  request: StayRequest;
  code: string;
}

/** Posts the same booking request under one key until it is accepted. */
export async function insistOnBooking(): Promise<Acknowledged> {
  const request = aRequest();
  const headers = { 'Idempotency-Key': `insist-${request.contactNumber}` };
  const code = await eventually(async () => {
    const answer = await call<BookingRequested>('POST', '/api/bookings', { body: request, headers });
    if (answer.status !== 201) throw new Error(`answered ${answer.status}: ${answer.text}`);
    return answer.json.confirmationCode;
  }, 60_000);
  return { request, code };
}

/** Events that a service has committed and not yet relayed. */
export async function waitingEvents(service: 'bookings' | 'notifications'): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${service}.outbox WHERE relayed_at IS NULL`,
  );
  return row?.count ?? 0;
}

/** Mails that are not yet in the mailbox. */
export async function waitingMails(): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    `SELECT count(*)::int AS count FROM notifications.messages WHERE status IN ('queued', 'sending')`,
  );
  return row?.count ?? 0;
}

/** Waits until no event waits for the relay and no mail for its delivery. */
export function settled(): Promise<void> {
  return eventually(async () => {
    const waiting = [await waitingEvents('bookings'), await waitingEvents('notifications'), await waitingMails()];
    expect(waiting).toEqual([0, 0, 0]);
  }, 60_000);
}

const SOURCES = ['catalogue', 'content', 'bookings', 'notifications'] as const;

/** Waits until every event has been handled by all its subscribers and every mail is in the mailbox. */
export function allAcknowledged(): Promise<void> {
  return eventually(async () => {
    for (const service of SOURCES) {
      const open = await rowsOf(`SELECT type FROM ${service}.outbox WHERE acknowledged_at IS NULL`);
      expect(open, `unacknowledged events of ${service}`).toEqual([]);
    }
    expect(await waitingMails()).toBe(0);
  }, 90_000);
}

/** Each accepted booking request is stored once, and its guest got the mail about it exactly once. */
export async function expectNothingLostOrDoubled(owner: Owner, acknowledged: Acknowledged[]): Promise<void> {
  for (const { request, code } of acknowledged) {
    await eventually(async () => {
      const stored = await owner.get<{ confirmationCode: string }[]>(`/api/admin/bookings?q=${request.contactNumber}`);
      expect(stored.map(({ confirmationCode }) => confirmationCode)).toEqual([code]);
    }, 30_000);
    await eventually(async () => expect(await mailsTo(request.email), code).toHaveLength(1), 60_000);
  }
  await settled();
  for (const { request, code } of acknowledged) {
    const subjects = (await mailsTo(request.email)).map(({ subject }) => subject);
    expect(subjects, code).toEqual([expect.stringMatching(SUBJECTS.requested)]);
  }
  await eventually(async () => {
    for (const { code } of acknowledged) expect((await owner.booking(code)).emailSent, code).toBe(true);
  }, 30_000);
}
