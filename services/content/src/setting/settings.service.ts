import {
  PUBLIC_SETTING_KEYS,
  settingDefinition,
  type ChangeSetting,
  type PublicSetting,
  type SaveSetting,
} from '@farmhouse/contracts/content/setting';
import { findAndLock } from '@farmhouse/platform/database/find-and-lock';
import { runPrepared } from '@farmhouse/platform/database/prepared';
import { violates } from '@farmhouse/platform/database/violations';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import { nextVersion } from '@farmhouse/platform/events/change-version';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SETTING_KEY_UNIQUE, SettingEntity } from './setting.entity.ts';
import { KeyTaken } from './setting.errors.ts';
import { settingTypeOf, settingValueProblem } from './setting.rules.ts';
import { inDashboardOrder } from './setting.view.ts';

/** Prepared once per connection, because every page reads it. */
const PUBLIC_SETTINGS = {
  name: 'public-settings',
  text: 'SELECT key, value FROM settings WHERE key = ANY($1) ORDER BY key',
};

/** The site's settings. Every change publishes `setting.changed` in its own transaction. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** The stored values of public keys, sorted by key, as plain rows. */
  listPublic(): Promise<PublicSetting[]> {
    return runPrepared<PublicSetting>(this.dataSource, PUBLIC_SETTINGS, [PUBLIC_SETTING_KEYS]);
  }

  /** All of them, in the order of the dashboard. */
  async listAll(): Promise<SettingEntity[]> {
    return inDashboardOrder(await this.dataSource.manager.find(SettingEntity));
  }

  /** Throws KeyTaken when the key is stored already, InvalidInput when the value does not fit its type. */
  async create({ key, value, description, type }: SaveSetting): Promise<SettingEntity> {
    try {
      return await this.dataSource.transaction((tx) =>
        this.validateAndSave(
          tx,
          tx.create(SettingEntity, {
            key,
            value,
            type: settingTypeOf(key, type),
            description: description ?? settingDefinition(key)?.description ?? null,
          }),
        ),
      );
    } catch (error) {
      throw violates(error, SETTING_KEY_UNIQUE) ? new KeyTaken() : error;
    }
  }

  /** Changes a setting's value. An omitted description or type is kept; the key never changes. */
  update(id: number, { key, value, description, type }: ChangeSetting): Promise<SettingEntity> {
    return this.dataSource.transaction(async (tx) => {
      const setting = await findAndLock(tx, SettingEntity, id, 'Setting');
      if (key !== undefined && key !== setting.key) {
        throw new InvalidInput([{ path: 'key', message: 'The key of a setting cannot be changed' }]);
      }
      setting.value = value;
      setting.type = settingTypeOf(setting.key, type ?? setting.type);
      if (description !== undefined) setting.description = description;
      return this.validateAndSave(tx, setting);
    });
  }

  /** Publishes the present value of every setting again, to rebuild lost read models. Returns how many. */
  republish(): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const settings = await tx.find(SettingEntity, { order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } });
      for (const setting of settings) await this.publishChange(tx, setting);
      return settings.length;
    });
  }

  private async validateAndSave(tx: EntityManager, setting: SettingEntity): Promise<SettingEntity> {
    const problem = settingValueProblem(setting.key, setting.type, setting.value);
    if (problem) throw new InvalidInput([{ path: 'value', message: problem }]);
    await tx.save(setting);
    await this.publishChange(tx, setting);
    return setting;
  }

  private async publishChange(tx: EntityManager, { key, value }: SettingEntity): Promise<void> {
    await this.outbox.add(tx, 'setting.changed', { key, value, version: await nextVersion(tx), deleted: false });
  }
}
