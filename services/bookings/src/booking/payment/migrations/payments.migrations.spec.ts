import { createTestDataSource } from '@farmhouse/platform/testing/test-database';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { balanceOf, type Balance } from '@farmhouse/contracts/bookings/payment/payment';
import { dueAtOnce } from '@farmhouse/contracts/testing/owed';
import fc from 'fast-check';
import type { MigrationInterface } from 'typeorm';
import { BOOKINGS_DATABASE } from '../../../database.ts';
import { earlierBooking, type EarlierBooking } from '../../../testing/bookings-before-payments.ts';
import { histories } from '../../../testing/histories.ts';
import { paymentsOf } from '../payment.repository.ts';
import { CreateLedger1790000001069 } from '../../ledger/ledger.migrations.ts';
import { CreatePayments1790000001051 } from './payments.migrations.ts';
import { MarkReversedPayments1790000003101 } from './reversed-payments.migrations.ts';

const BOOKINGS = 1000;
const MANY = 100_000;
const SEED = 20_270_301;

const ALL = BOOKINGS_DATABASE.migrations;
const EARLIER = ALL.slice(
  0,
  ALL.findIndex(({ name }) => name === CreatePayments1790000001051.name),
);

let lastId = 0;
let db: Awaited<ReturnType<typeof createTestDataSource>>;

async function insert(table: string, rows: readonly object[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  await db.query(
    `INSERT INTO ${table} (${names.join(', ')}) OVERRIDING SYSTEM VALUE
     SELECT ${names.join(', ')} FROM jsonb_populate_recordset(NULL::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

async function store(bookings: readonly EarlierBooking[]): Promise<void> {
  await insert(
    'bookings',
    bookings.map(({ row }) => row),
  );
  await insert(
    'payment_submissions',
    bookings.flatMap(({ submissions }) => submissions).map((given) => ({ id: (lastId += 1), ...given })),
  );
  await insert(
    'audit_entries',
    bookings.flatMap(({ audit }) => audit).map((entry) => ({ id: (lastId += 1), ...entry })),
  );
}

/** A thousand bookings with random but repeatable histories; their ids begin after `offset`. */
function aThousand(offset = 0): EarlierBooking[] {
  const samples = fc.sample(histories(12), { numRuns: BOOKINGS, seed: SEED });
  return samples.map((steps, index) => earlierBooking(offset + index + 1, steps));
}

async function migrate(Migration: new () => MigrationInterface = CreatePayments1790000001051): Promise<void> {
  const runner = db.createQueryRunner();
  await new Migration().up(runner);
  await runner.release();
}

/** The amounts that earlier answers showed, in today's terms. */
function shownBefore({ row, submittedAt }: EarlierBooking): Partial<Balance> {
  return {
    paymentStatus: row.payment_status,
    upiTransactionId: row.upi_transaction_id,
    paymentMethod: row.payment_method as Balance['paymentMethod'],
    paymentReference: row.payment_reference,
    paymentRecordedBy: row.payment_recorded_by,
    paymentVerifiedAt: row.payment_verified_at,
    paymentNotes: row.payment_notes,
    submissions: row.submissions,
    paymentSubmittedAt: submittedAt,
    received: row.payment_status === 'verified' ? row.final_total : 0,
  };
}

beforeEach(async () => {
  db = await createTestDataSource({ ...BOOKINGS_DATABASE, migrations: EARLIER });
});
afterEach(() => db.drop());

describe('the migration of payments', () => {
  it('keeps every amount that answers show of a thousand bookings in every state', async () => {
    const bookings = aThousand();
    await store(bookings);
    const search = () => db.query<object[]>('SELECT id, search_text, payment_status FROM bookings ORDER BY id');
    const lists = await search();

    await migrate();

    await migrate(CreateLedger1790000001069);
    await migrate(MarkReversedPayments1790000003101);
    const payments = await paymentsOf(
      db.manager,
      bookings.map(({ row }) => row.id),
    );
    for (const booking of bookings) {
      const balance = balanceOf(payments.get(booking.row.id) ?? [], dueAtOnce(booking.row.final_total));
      expect({ id: booking.row.id, ...balance }).toMatchObject({ id: booking.row.id, ...shownBefore(booking) });
    }
    await db.query('UPDATE bookings SET search_text = search_text');
    expect(await search()).toEqual(lists);
    const given = bookings.reduce((sum, { submissions }) => sum + submissions.length, 0);
    const [{ kept } = { kept: 0 }] = await db.query<{ kept: number }[]>(
      `SELECT count(*)::int AS kept FROM payments WHERE method = 'upi' AND reference IS NOT NULL`,
    );
    expect(kept).toBe(given);
    const states = new Set(bookings.map(({ row }) => `${row.status} ${row.payment_status}`));
    expect(states.size).toBeGreaterThanOrEqual(19);
  }, 60_000);

  it('is followed by a ledger whose sums are the totals and what was received', async () => {
    await store(aThousand());
    await migrate();

    await migrate(CreateLedger1790000001069);

    const wrong = await db.query<object[]>(`
      SELECT booking.id FROM bookings booking CROSS JOIN LATERAL ledger_sums(booking.id) AS sums
      WHERE sums.charged <> booking.final_total
        OR sums.paid <> coalesce((
          SELECT sum(amount) FROM payments WHERE booking_id = booking.id AND state = 'verified'), 0)`);
    expect(wrong).toEqual([]);
    const [{ charges, payments } = {}] = await db.query<Record<string, number>[]>(`
      SELECT count(*) FILTER (WHERE kind = 'charge')::int AS charges,
        count(*) FILTER (WHERE kind = 'payment')::int AS payments FROM ledger_entries`);
    expect(charges).toBe(BOOKINGS);
    expect(payments).toBeGreaterThan(100);
  }, 60_000);

  it('takes less than a minute for 100,000 bookings, with that of the ledger', async () => {
    for (let offset = 0; offset < MANY; offset += BOOKINGS) await store(aThousand(offset));
    const [{ bookings } = { bookings: 0 }] = await db.query<{ bookings: number }[]>(
      'SELECT count(*)::int AS bookings FROM bookings',
    );
    const start = performance.now();

    await migrate();
    await migrate(CreateLedger1790000001069);

    expect(bookings).toBe(MANY);
    expect(performance.now() - start).toBeLessThan(60_000);
  }, 240_000);
});
