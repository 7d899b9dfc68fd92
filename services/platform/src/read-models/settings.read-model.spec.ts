import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createTestDataSource } from '../testing/test-database.ts';
import { SettingsReadModel } from './settings.read-model.ts';
import { SettingCopyEntity } from './setting-copy.entity.ts';
import { CreateSettingCopies1790000000004 } from './setting-copy.migrations.ts';

let db: DataSource & { drop(): Promise<void> };
const settings = new SettingsReadModel();

beforeAll(async () => {
  db = await createTestDataSource({
    schema: 'platform',
    entities: [SettingCopyEntity],
    migrations: [CreateSettingCopies1790000000004],
  });
});
afterAll(() => db.drop());
beforeEach(() => db.query('TRUNCATE setting_copies'));

const apply = (value: string, version: number, deleted = false) =>
  db.transaction((tx) =>
    settings.apply(tx, {
      id: 'b2f1f3f0-0000-4000-8000-000000000000',
      type: 'setting.changed',
      occurredAt: new Date().toISOString(),
      payload: { key: 'price_per_guest', value, version, deleted },
    }),
  );
const stored = async () => Object.fromEntries(await settings.values(db.manager));

describe('SettingsReadModel', () => {
  it('keeps the newest version when events arrive out of order', async () => {
    for (const version of [3, 1, 5, 4, 2]) await apply(`₹${version}`, version);

    expect(await stored()).toEqual({ price_per_guest: '₹5' });
  });

  it('keeps the newest version when all events arrive at once', async () => {
    await Promise.all(Array.from({ length: 15 }, (_, index) => apply(String(index + 1), index + 1)));

    expect(await stored()).toEqual({ price_per_guest: '15' });
  });

  it('keeps a deleted setting deleted when an older event arrives late', async () => {
    await apply('1150', 2);
    await apply('1150', 4, true);
    await apply('1200', 3);

    expect(await stored()).toEqual({});
  });

  it('shows a deleted setting again after a newer event', async () => {
    await apply('1150', 2, true);
    await apply('1200', 3);

    expect(await stored()).toEqual({ price_per_guest: '1200' });
  });
});
