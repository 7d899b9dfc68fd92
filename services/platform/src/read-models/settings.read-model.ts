import type { SettingValues } from '@farmhouse/contracts/content/setting';
import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { upsertNewer } from './upsert-newer.ts';
import { SettingCopyEntity } from './setting-copy.entity.ts';

/** Every stored setting; the caller applies the defaults. */
export async function storedSettings(manager: EntityManager): Promise<SettingValues> {
  const rows = await manager.query<{ key: string; value: string }[]>(
    'SELECT key, value FROM setting_copies WHERE NOT deleted',
  );
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** The site's settings as a service last received them, so that it works while content is down. */
@Injectable()
export class SettingsReadModel {
  async apply(tx: EntityManager, { payload }: EventEnvelope<'setting.changed'>): Promise<void> {
    const { key, value, version, deleted } = payload;
    await upsertNewer(tx, SettingCopyEntity, { key, value, version, deleted }, 'key');
  }

  /** Every stored setting; the caller applies the defaults. */
  values(manager: EntityManager): Promise<SettingValues> {
    return storedSettings(manager);
  }
}
