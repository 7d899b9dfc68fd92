import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createTestDataSource } from '../testing/test-database.ts';
import { SettingsReadModel } from './settings.read-model.ts';
import { SettingCopyEntity } from './setting-copy.entity.ts';
import { CreateSettingCopies1790000000004 } from './setting-copy.migrations.ts';

let db: DataSource & { drop(): Promise<void> };
const copies = new SettingsReadModel();

beforeAll(async () => {
  db = await createTestDataSource({
    schema: 'platform',
    entities: [SettingCopyEntity],
    migrations: [CreateSettingCopies1790000000004],
  });
});
afterAll(() => db.drop());
beforeEach(() => db.query('TRUNCATE setting_copies'));

const hear = (value: string, version: number, deleted = false) =>
  db.transaction((tx) =>
    copies.apply(tx, {
      id: 'b2f1f3f0-0000-4000-8000-000000000000',
      type: 'setting.changed',
      occurredAt: new Date().toISOString(),
      payload: { key: 'price_per_guest', value, version, deleted },
    }),
  );
const known = async () => Object.fromEntries(await copies.values(db.manager));

describe('a copy of another service’s row', () => {
  it('is the newest version, whatever order the news came in', async () => {
    for (const version of [3, 1, 5, 4, 2]) await hear(`₹${version}`, version);

    expect(await known()).toEqual({ price_per_guest: '₹5' });
  });

  it('is the newest version when all news come at once', async () => {
    await Promise.all(Array.from({ length: 15 }, (_, index) => hear(String(index + 1), index + 1)));

    expect(await known()).toEqual({ price_per_guest: '15' });
  });

  it('stays away once it is gone, also when older news come late', async () => {
    await hear('1150', 2);
    await hear('1150', 4, true);
    await hear('1200', 3);

    expect(await known()).toEqual({});
  });

  it('comes back with newer news', async () => {
    await hear('1150', 2, true);
    await hear('1200', 3);

    expect(await known()).toEqual({ price_per_guest: '1200' });
  });
});
