import { randomUUID } from 'node:crypto';
import type { CalendarExportView } from '@farmhouse/contracts/bookings/calendar-export';
import type { CalendarClash, CalendarFeedView } from '@farmhouse/contracts/bookings/calendar-feed';
import type { Availability, BookingRequested } from '@farmhouse/contracts/bookings/booking';
import { accepted, call } from '../support/api/call.ts';
import { Owner } from '../support/api/owner.ts';
import { eventually } from '../support/eventually.ts';
import { aBookingRequest } from '../support/guests.ts';
import { kill, waitUntilHealthy } from '../support/processes/processes.ts';
import { takenNights, type Nights } from './nights.ts';

const PATIENCE_MS = 180_000;
const CONFLICT = 409;

let signedIn: Promise<Owner> | undefined;
const owner = (): Promise<Owner> => (signedIn ??= Owner.signedIn());

/** Repeats a call until the house answers it: not with a server's error, and not while it starts again. */
const answered = <T>(work: () => Promise<T>): Promise<T> => eventually(work, PATIENCE_MS);

/** The status of the booking after its confirmation: an answer that got lost is read from the booking. */
async function confirm(code: string): Promise<string> {
  return answered(async () => {
    const { id, status } = await (await owner()).booking(code);
    if (status === 'confirmed') return status;
    const answer = await (await owner()).call('POST', `/api/bookings/${id}/confirm`);
    if (answer.status === CONFLICT) return 'refused';
    accepted(answer);
    return 'confirmed';
  });
}

/** What can be done to a house, with its API as guests and its owner use it. Each repeats what an outage has broken off. */
export const OPERATIONS = {
  /** Adds the calendar of the other house, and an address for it; returns the address. */
  connect: (url: string): Promise<{ feedId: number; url: string }> =>
    answered(async () => {
      const body = { name: 'The other house', url, paused: false, skipUnavailable: false };
      const feed = await (await owner()).send<CalendarFeedView>('POST', '/api/admin/calendar-feeds', body);
      const address = { name: 'The other house', feedId: feed.id };
      const made = await (await owner()).send<CalendarExportView>('POST', '/api/admin/calendar-exports', address);
      if (!made.url) throw new Error('A new calendar has no address');
      return { feedId: feed.id, url: made.url };
    }),

  /** Books and confirms a stay; null when the house refuses the dates. */
  book: async ({ from, until }: Nights): Promise<string | null> => {
    const body = { ...aBookingRequest(), checkinDate: from, checkoutDate: until };
    const headers = { 'Idempotency-Key': randomUUID() };
    const code = await answered(async () => {
      const answer = await call<BookingRequested>('POST', '/api/bookings', { body, headers });
      return answer.status === CONFLICT ? null : accepted(answer).confirmationCode;
    });
    if (!code) return null;
    return (await confirm(code)) === 'confirmed' ? code : null;
  },

  cancel: (code: string): Promise<void> =>
    answered(async () => {
      const { id, status } = await (await owner()).booking(code);
      if (status === 'cancelled') return;
      const body = { reason: 'The plans have changed' };
      accepted(await (await owner()).call('POST', `/api/bookings/${id}/cancel`, { body }));
    }),

  /** Reads the other house's calendar now. A read that no answer tells of is made again. */
  read: ({ feedId, acceptFewer }: { feedId: number; acceptFewer: boolean }): Promise<CalendarFeedView> =>
    answered(async () => (await owner()).send('POST', `/api/admin/calendar-feeds/${feedId}/read`, { acceptFewer })),

  taken: ({ from, until }: Nights): Promise<string[]> =>
    answered(async () =>
      takenNights(accepted(await call<Availability>('GET', `/api/availability?from=${from}&to=${until}`))),
    ),

  clashes: (): Promise<CalendarClash[]> =>
    answered(async () => (await owner()).get('/api/admin/calendar-feeds/clashes')),

  /** Kills all services at any moment, without waiting for them. */
  kill: (): Promise<void> => kill('bookings'),

  recover: (): Promise<void> => waitUntilHealthy('bookings', 'content', 'identity'),
} as const;

export type Operations = typeof OPERATIONS;
export type OperationName = keyof Operations;

export interface Call {
  id: number;
  name: OperationName;
  input: unknown;
}
export type Reply = { id: number; result: unknown } | { id: number; error: string };
