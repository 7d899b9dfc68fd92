import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource, EntityManager } from 'typeorm';
import { Outbox } from '../events/outbox.ts';
import { OUTBOX, UNDOS } from '../tables.ts';
import { createTestDataSource } from '../testing/test-database.ts';
import { beginUndoable, endUndos, deleteUndos, Undos, type FoundUndo } from './undos.ts';

const outbox = new Outbox();
let db: DataSource & { drop(): Promise<void> };
let undos: Undos;

beforeAll(async () => {
  db = await createTestDataSource({
    schema: 'platform',
    entities: [...OUTBOX.entities, ...UNDOS.entities],
    migrations: [...OUTBOX.migrations, ...UNDOS.migrations],
  });
  undos = new Undos(db, outbox);
});
afterAll(() => db.drop());
beforeEach(() => db.query('TRUNCATE outbox, undos'));

it('Undos.prune deletes changes a day after they could last be undone, and keeps the others', async () => {
  await db.query(`
    INSERT INTO undos (kind, subjects, done, needs, done_by, state, held_events, ends_at)
    SELECT 'chat', '{}', hours || ' hours ago', 'chat', 'owner', '{}', '{}', now() - make_interval(hours => hours)
    FROM unnest(ARRAY[25, 23]) AS hours`);

  await undos.prune();

  expect(await db.query('SELECT done FROM undos')).toEqual([{ done: '23 hours ago' }]);
});

describe('undo.changed', () => {
  const SUBJECT = 'booking-1';
  const inTransaction = <T>(work: (tx: EntityManager) => Promise<T>) => db.transaction(work);
  const claim = (undo: FoundUndo) =>
    inTransaction((tx) => undos.claim(tx, undo, () => Promise.resolve('it has changed')));
  /** The events in the outbox in their order. */
  const events = () =>
    db.query<object[]>('SELECT type, payload, not_before > now() AS "isHeld" FROM outbox ORDER BY position');
  const CHANGED = { type: 'undo.changed', payload: { needs: 'bookings' }, isHeld: null };
  const HELD = { type: 'email.resend-requested', payload: { messageId: 'a-mail' }, isHeld: true };

  /** A change that can be undone, with one held event. */
  const keep = async (): Promise<FoundUndo> => {
    await inTransaction(async (tx) => {
      const hold = await beginUndoable(tx, 10);
      await outbox.add(tx, 'email.resend-requested', { messageId: 'a-mail' }, hold);
      const change = { kind: 'bookings', subjects: [SUBJECT], done: 'Confirmed', doneBy: 'owner', state: {} };
      await undos.keep(tx, { ...change, needs: 'bookings' }, hold);
    });
    const [undo] = await db.query<FoundUndo[]>('SELECT id, kind, done, state FROM undos');
    if (!undo) throw new Error('Nothing was kept');
    return undo;
  };

  it('is published when a change can be undone, and is not held like the events of the change', async () => {
    await keep();

    expect(await events()).toEqual([HELD, CHANGED]);
  });

  it('is published once when a change is undone, which deletes only the held events', async () => {
    const undo = await keep();

    expect([await claim(undo), await claim(undo)]).toEqual([true, false]);

    expect(await events()).toEqual([CHANGED, CHANGED]);
  });

  it.each([
    ['another change of its rows', endUndos],
    ['the erasure of its person', deleteUndos],
  ])('is published once when an undo period is ended by %s', async (_cause, end) => {
    await keep();
    await keep();
    await db.query('DELETE FROM outbox');

    for (let times = 0; times < 2; times++) await inTransaction((tx) => end(tx, outbox, [SUBJECT, 'booking-2']));

    expect(await events()).toEqual([CHANGED]);
  });

  it('is not published by a change of rows that could not be undone', async () => {
    await keep();
    await db.query('DELETE FROM outbox');

    await inTransaction((tx) => endUndos(tx, outbox, ['booking-2']));

    expect(await events()).toEqual([]);
  });
});
