import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDataSource } from '@farmhouse/platform/database/data-source';
import { initializeMigrated } from '@farmhouse/platform/database/migrate';
import pg from 'pg';
import { BOOKINGS_DATABASE } from '../../services/bookings/src/database.ts';
import { databaseUrl, provision } from '../postgres/provision.ts';

const server = process.env.TEST_POSTGRES_URL ?? '';
const database = `roles_${randomBytes(4).toString('hex')}`;
const PASSWORD = 'a password of this spec';

let bookings: ReturnType<typeof createDataSource>;
let superuser: pg.Client;

beforeAll(async () => {
  await provision(server, [{ name: 'bookings', password: PASSWORD }], database);
  const url = new URL(databaseUrl(server, database));
  superuser = new pg.Client({ connectionString: url.href });
  await superuser.connect();
  Object.assign(url, { username: 'bookings', password: PASSWORD });
  bookings = await initializeMigrated(createDataSource({ ...BOOKINGS_DATABASE, url: url.href, poolSize: 2 }));
});
afterAll(async () => {
  await bookings.destroy();
  await superuser.end();
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`DROP DATABASE ${database} WITH (FORCE)`);
  await client.query('DROP ROLE bookings');
  await client.end();
});

describe('the role of bookings', () => {
  const addEntry = (bookingId: number) =>
    bookings.query(`INSERT INTO audit_entries (booking_id, actor, action) VALUES (${bookingId}, 'guest', 'requested')`);
  const addBooking = async (archived: string): Promise<number> => {
    const [row] = await bookings.query<{ id: number }[]>(
      `INSERT INTO bookings (confirmation_code, source, full_name, contact_number, checkin_date, checkout_date,
         checkin_time, guest_count, base_price, final_total, price, terms, payment_deadline, stay, turnaround_minutes,
         guest_token_hash, archived_at)
       VALUES ('FH-' || upper(substr(md5(random()::text), 1, 8)), 'guest', 'Asha', '+91 00000 00000', '2026-01-01',
         '2026-01-02', '12:00', 2, 100, 100, '{}', '{}', now(), '[2026-01-01,2026-01-02)', 120, '', ${archived})
       RETURNING id`,
    );
    return row?.id ?? 0;
  };

  it.each([
    ['changed', `UPDATE audit_entries SET note = 'another'`, 'permission denied'],
    ['emptied', 'TRUNCATE audit_entries', 'permission denied'],
  ])('keeps the history of bookings from being %s', async (_what, sql, message) => {
    await addEntry(await addBooking('NULL'));

    await expect(bookings.query(sql)).rejects.toThrow(message);
  });

  it.each([
    ['changed', 'UPDATE ledger_entries SET amount = 1'],
    ['deleted', 'DELETE FROM ledger_entries'],
    ['emptied', 'TRUNCATE ledger_entries'],
  ])('keeps the ledger from being %s', async (_what, sql) => {
    await bookings.query(
      `INSERT INTO ledger_entries (booking_id, kind, amount, by) VALUES (${await addBooking('NULL')}, 'charge', 100, 'guest')`,
    );

    await expect(bookings.query(sql)).rejects.toThrow('permission denied');
  });

  it.each([
    ['changed', `UPDATE receipts SET number = 'R/2026-27/0002'`],
    ['deleted', 'DELETE FROM receipts'],
    ['emptied', 'TRUNCATE receipts, receipt_files'],
    ['given another document', `UPDATE receipt_files SET bytes = ''`],
    ['left without its document', 'DELETE FROM receipt_files'],
  ])('keeps a receipt from being %s', async (_what, sql) => {
    await expect(bookings.query(sql)).rejects.toThrow('permission denied');
  });

  it.each([
    ['was never archived', 'NULL', false],
    ['was archived last week', `now() - interval '7 days'`, false],
    ['was archived 31 days ago', `now() - interval '31 days'`, true],
  ])('may delete the history of a booking that %s: %s: %s', async (_when, archived, isAllowed) => {
    const id = await addBooking(archived);
    await addEntry(id);

    const deleting = bookings.query(`DELETE FROM audit_entries WHERE booking_id = ${id}`);

    if (isAllowed) await expect(deleting).resolves.toBeDefined();
    else await expect(deleting).rejects.toThrow('history');
  });

  it.each([
    ['the history', 'audit_entries'],
    ['the ledger', 'ledger_entries'],
  ])('may drop the notes of %s of an erased guest, and alter nothing else of it', async (_what, table) => {
    const id = await addBooking('NULL');
    await addEntry(id);
    await bookings.query(
      `INSERT INTO ledger_entries (booking_id, kind, amount, note, by) VALUES (${id}, 'charge', 100, 'Asha', 'guest')`,
    );
    const set = (change: string) => bookings.query(`UPDATE ${table} SET ${change} WHERE booking_id = ${id}`);

    await expect(set('note = NULL')).rejects.toThrow('permission denied');
    await bookings.query(`UPDATE bookings SET erased_at = now() WHERE id = ${id}`);
    await expect(set('note = NULL')).resolves.toBeDefined();
    await expect(set(`note = 'another'`)).rejects.toThrow('permission denied');
    await expect(set(`booking_id = 1`)).rejects.toThrow('permission denied');
  });

  it('runs its triggers in its own schema, whatever the caller’s search path is', async () => {
    const { rows } = await superuser.query<{ proname: string; proconfig: string[] | null }>(
      `SELECT proname, proconfig FROM pg_proc
       WHERE pronamespace = 'bookings'::regnamespace AND prorettype = 'trigger'::regtype`,
    );

    expect(rows.length).toBeGreaterThan(3);
    for (const { proname, proconfig } of rows)
      expect([proname, proconfig]).toEqual([proname, ['search_path=bookings, public']]);
  });
});
