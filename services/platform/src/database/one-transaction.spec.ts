import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createTestDataSource } from '../testing/test-database.ts';
import { afterCommit, inOneTransaction } from './one-transaction.ts';

let db: DataSource & { drop(): Promise<void> };

beforeAll(async () => {
  db = await createTestDataSource({ schema: 'platform', entities: [], migrations: [] });
  await db.query('CREATE TABLE notes (text text PRIMARY KEY)');
});
afterAll(() => db.drop());
beforeEach(() => db.query('TRUNCATE notes'));

/** A use case with a transaction of its own. */
const write = (text: string) => db.transaction((tx) => tx.query('INSERT INTO notes VALUES ($1)', [text]));
const notes = async () =>
  (await db.query<{ text: string }[]>('SELECT text FROM notes ORDER BY text')).map(({ text }) => text);

describe('inOneTransaction', () => {
  it('rolls back two nested transactions when the work fails after them', async () => {
    const work = inOneTransaction(db, async () => {
      await write('one');
      await write('two');
      throw new Error('no');
    });

    await expect(work).rejects.toThrow('no');
    expect(await notes()).toEqual([]);
  });

  it('lets the work read what it has stored, by the manager and by a query', async () => {
    const seen = await inOneTransaction(db, async () => {
      await write('one');
      return [await notes(), await db.manager.query('SELECT text FROM notes')];
    });

    expect(seen).toEqual([['one'], [{ text: 'one' }]]);
  });

  it('continues after a nested transaction has failed and its error was caught', async () => {
    await inOneTransaction(db, async () => {
      await write('one');
      await write('one').catch(() => undefined);
      await write('two');
    });

    expect(await notes()).toEqual(['one', 'two']);
  });

  it('excludes what the work left running in the background', async () => {
    let finish: () => void = () => undefined;
    let background: Promise<unknown> = Promise.resolve();
    const released = new Promise<void>((resolve) => (finish = resolve));
    await inOneTransaction(db, async () => {
      background = released.then(() => write('later'));
      await write('one');
    });

    finish();
    await background;

    expect(await notes()).toEqual(['later', 'one']);
  });
});

describe('afterCommit', () => {
  it('waits for the commit of the transaction around the work', async () => {
    const seen: string[] = [];
    await inOneTransaction(db, async () => {
      afterCommit(() => seen.push('committed'));
      await write('one');
      seen.push('written');
    });

    expect(seen).toEqual(['written', 'committed']);
  });

  it('runs nothing when the work fails, and at once outside a transaction', async () => {
    const seen: string[] = [];
    await inOneTransaction(db, async () => {
      afterCommit(() => seen.push('never'));
      throw new Error('no');
    }).catch(() => undefined);

    afterCommit(() => seen.push('at once'));

    expect(seen).toEqual(['at once']);
  });
});
