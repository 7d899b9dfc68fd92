import { randomUUID } from 'node:crypto';
import { withDatabase } from '../support/processes/database.ts';
import { openNight } from '../support/dates.ts';
import { aBookingRequest } from '../support/guests.ts';
import { freeze } from '../support/processes/processes.ts';
import { localStack } from '../support/processes/stack.ts';
import { hasPgbench, insertsByNode, insertsByPgbench, prepareStays, removeStays } from './inserts.ts';
import { requestsPerSecond, compare } from './load.ts';
import type { Row } from './table.ts';

const NIGHTS = 1_000;

/** Lua for wrk: a new booking request each time, for one of many nights, with its own idempotency key. */
export function newBookingRequests(): string {
  const { email, contactNumber, checkinDate, checkoutDate, ...common } = aBookingRequest();
  const fields = JSON.stringify(common).slice(1, -1);
  const nights = Array.from({ length: NIGHTS }, () => JSON.stringify(openNight()).slice(1, -1));
  return `
    local run, count = '${randomUUID()}', 0
    local nights = {${nights.map((night) => `'${night}'`).join(',')}}
    request = function()
      count = count + 1
      local phone = string.format('9%09d', math.random(0, 999999999))
      local headers = { ['Content-Type'] = 'application/json', ['Idempotency-Key'] = run .. count }
      local body = '{${fields},"contactNumber":"' .. phone .. '",' .. nights[count % ${NIGHTS} + 1] .. '}'
      return wrk.format('POST', nil, headers, body)
    end`;
}

/** Deletes the bookings of the measurement and their events, before any mail is sent about them. */
async function deleteBookings(since: Date): Promise<void> {
  await withDatabase(async (client) => {
    await client.query('DELETE FROM bookings.outbox WHERE occurred_at >= $1', [since]);
    await client.query('DELETE FROM bookings.bookings WHERE created_at >= $1', [since]);
  });
}

/**
 * A booking request with its idempotency key, audit entry and event in one commit, against a bare insert with the same
 * exclusion constraint. Notifications is stopped meanwhile, so that mails do not compete for the processor.
 */
export async function bookingRequest(): Promise<Row> {
  const { settings } = await localStack();
  const url = `http://127.0.0.1:${settings.ports.bookings}/api/bookings`;
  const since = new Date();
  const resume = await freeze('notifications');
  await prepareStays();
  const byPgbench = hasPgbench();
  try {
    // every round has its own keys; otherwise it would get the stored responses of the previous round
    const ours = (): Promise<number> => requestsPerSecond({ url, script: newBookingRequests() })();
    const result = await compare(ours, byPgbench ? insertsByPgbench : insertsByNode);
    const against = `bare exclusion insert, ${byPgbench ? 'pgbench' : 'Node + pg (no pgbench here)'}`;
    return { what: 'booking, one commit', against, ...result, min: 0.15 };
  } finally {
    await removeStays();
    await deleteBookings(since);
    resume();
  }
}
