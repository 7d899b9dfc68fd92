import { createTestDataSource } from '@farmhouse/platform/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NOTIFICATIONS_DATABASE } from '../database.ts';
import { CreateMessages1790000001001, NameMessageSubjects1790000001012 } from './messages.migrations.ts';

const INSERT_BEFORE = `
  INSERT INTO messages (id, event_id, kind, booking_id, confirmation_code, audience, recipient, payload)
  VALUES (gen_random_uuid(), $1, 'booking-confirmed', 41, 'FH-7K3M9QXZ', 'guest', 'asha@example.com', '{}')`;
const INSERT_AFTER = `
  INSERT INTO messages (id, event_id, kind, subject_type, subject_id, audience, recipient, payload)
  VALUES (gen_random_uuid(), $1, 'booking-confirmed', 'booking', '41', 'guest', 'asha@example.com', '{}')`;
const EVENT_ID = '0b0e7f3e-6f0c-4a53-9c4f-5a0b6d0c6a11';

describe('migration NameMessageSubjects', () => {
  let db: Awaited<ReturnType<typeof createTestDataSource>>;

  beforeAll(async () => {
    db = await createTestDataSource({ ...NOTIFICATIONS_DATABASE, migrations: [CreateMessages1790000001001] });
    await db.query(INSERT_BEFORE, [EVENT_ID]);
    const runner = db.createQueryRunner();
    await new NameMessageSubjects1790000001012().up(runner);
    await runner.release();
  });
  afterAll(() => db.drop());

  it('keeps the messages that were stored before and makes their booking the subject', async () => {
    const rows = await db.query('SELECT event_id, subject_type, subject_id, status FROM messages');

    expect(rows).toEqual([{ event_id: EVENT_ID, subject_type: 'booking', subject_id: '41', status: 'queued' }]);
  });

  it('still stores each mail of an event once', async () => {
    await expect(db.query(INSERT_AFTER, [EVENT_ID])).rejects.toThrow('messages_once');
  });
});
