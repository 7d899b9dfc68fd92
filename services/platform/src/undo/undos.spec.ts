import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createTestDataSource } from '../testing/test-database.ts';
import { UndoEntity } from './undo.entity.ts';
import { CreateUndos1790000001101 } from './undo.migrations.ts';
import { Undos } from './undos.ts';

let db: DataSource & { drop(): Promise<void> };

beforeAll(async () => {
  db = await createTestDataSource({
    schema: 'platform',
    entities: [UndoEntity],
    migrations: [CreateUndos1790000001101],
  });
});
afterAll(() => db.drop());

it('Undos.prune deletes changes a day after they could last be undone, and keeps the others', async () => {
  await db.query(`
    INSERT INTO undos (kind, subjects, done, needs, done_by, state, held_events, ends_at)
    SELECT 'chat', '{}', hours || ' hours ago', 'chat', 'owner', '{}', '{}', now() - make_interval(hours => hours)
    FROM unnest(ARRAY[25, 23]) AS hours`);

  await new Undos(db).prune();

  expect(await db.query('SELECT done FROM undos')).toEqual([{ done: '23 hours ago' }]);
});
