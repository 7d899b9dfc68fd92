import { randomUUID } from 'node:crypto';
import { withDatabase } from '../support/database.ts';
import { aRequest } from '../support/guests.ts';
import { freeze } from '../support/processes.ts';
import { localStack } from '../support/stack.ts';
import { hasPgbench, insertsByNode, insertsByPgbench, prepareStays, removeStays } from './inserts.ts';
import { answersOf, compare } from './load.ts';
import type { Row } from './table.ts';

/** A new guest's request each time, under a key of its own. */
function aPost(): { body: string; headers: Record<string, string> } {
  const { email: _none, ...request } = aRequest();
  return {
    body: JSON.stringify(request),
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
  };
}

/** Every booking of the measurement is taken away again, with its events, before anybody is mailed about it. */
async function forget(since: Date): Promise<void> {
  await withDatabase(async (client) => {
    await client.query('DELETE FROM bookings.outbox WHERE occurred_at >= $1', [since]);
    await client.query('DELETE FROM bookings.bookings WHERE created_at >= $1', [since]);
  });
}

/**
 * A request with its idempotency key, audit entry and event in one commit, against the insert that alone keeps two
 * stays apart. The mails wait meanwhile: they are another process's work.
 */
export async function bookingRequest(): Promise<Row> {
  const { settings } = await localStack();
  const url = `http://127.0.0.1:${settings.ports.bookings}/api/bookings`;
  const since = new Date();
  const thaw = await freeze('notifications');
  await prepareStays();
  const byPgbench = hasPgbench();
  try {
    const ours = answersOf({
      url,
      method: 'POST',
      requests: [{ setupRequest: (request) => ({ ...request, ...aPost() }) }],
    });
    const result = await compare(ours, byPgbench ? insertsByPgbench : insertsByNode);
    const against = `bare exclusion insert, ${byPgbench ? 'pgbench' : 'Node + pg (no pgbench here)'}`;
    return { what: 'booking, one commit', against, ...result, least: 0.15 };
  } finally {
    await removeStays();
    await forget(since);
    thaw();
  }
}
