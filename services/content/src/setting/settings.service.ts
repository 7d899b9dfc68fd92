import type { ChangeSetting, PublicSetting, SaveSetting } from '@farmhouse/contracts/content/setting';
import { PUBLIC_SETTING_KEYS, settingDefinition } from '@farmhouse/contracts/content/setting-definitions';
import { isSecuritySetting, type ChangeOrigin } from '@farmhouse/contracts/security/security-change';
import { findAndLock } from '@farmhouse/platform/database/find-and-lock';
import { runPrepared } from '@farmhouse/platform/database/prepared';
import { rethrowViolation } from '@farmhouse/platform/database/violations';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import { nextVersion } from '@farmhouse/platform/events/change-version';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { republishAll } from '@farmhouse/platform/events/republish';
import { SecurityChanges } from '@farmhouse/platform/events/security-changes';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { recordPageChange } from '../changes/page-changes.ts';
import { SETTING_KEY_UNIQUE, SettingEntity } from './setting.entity.ts';
import { KeyTaken } from './setting.errors.ts';
import { settingTypeOf, settingValueProblem, storedSettingValue } from './setting.rules.ts';
import { inDashboardOrder } from './setting.view.ts';

/** Prepared once per connection, because every page reads it. */
const PUBLIC_SETTINGS = {
  name: 'public-settings',
  text: 'SELECT key, value FROM settings WHERE key = ANY($1) ORDER BY key',
};

/** What a setting was, and since when. */
interface StoredValue {
  value: string;
  changedAt: Date;
}

/** The site's settings. Every change publishes `setting.changed` in its own transaction. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly securityChanges: SecurityChanges,
  ) {}

  /** The stored values of public keys, sorted by key, as plain rows. */
  listPublic(): Promise<PublicSetting[]> {
    return runPrepared<PublicSetting>(this.dataSource, PUBLIC_SETTINGS, [PUBLIC_SETTING_KEYS]);
  }

  /** All of them, in the order of the dashboard. */
  async listAll(): Promise<SettingEntity[]> {
    return inDashboardOrder(await this.dataSource.manager.find(SettingEntity));
  }

  /**
   * Demo data has no author. Throws KeyTaken when the key is stored already, InvalidInput when the value does not fit
   * its type.
   */
  create({ key, value, description, type }: SaveSetting, by?: ChangeOrigin): Promise<SettingEntity> {
    return rethrowViolation(
      SETTING_KEY_UNIQUE,
      () => new KeyTaken(),
      () =>
        this.dataSource.transaction(async (tx) => {
          const setting = await this.validateAndSave(
            tx,
            tx.create(SettingEntity, {
              key,
              value,
              type: settingTypeOf(key, type),
              description: description ?? settingDefinition(key)?.description ?? null,
            }),
          );
          if (by) await this.report(tx, setting, null, by);
          return setting;
        }),
    );
  }

  /** Changes a setting. Omitted fields keep their values; the key never changes. Throws InvalidInput for no field. */
  update(id: number, { key, value, description, type }: ChangeSetting, by: ChangeOrigin): Promise<SettingEntity> {
    if ([key, value, description, type].every((field) => field === undefined)) {
      throw new InvalidInput([{ path: 'value', message: 'Value is required' }]);
    }
    return this.dataSource.transaction(async (tx) => {
      const setting = await findAndLock(tx, SettingEntity, id, 'Setting');
      if (key !== undefined && key !== setting.key) {
        throw new InvalidInput([{ path: 'key', message: 'The key of a setting cannot be changed' }]);
      }
      const { value: before, valueChangedAt, updatedAt } = setting;
      if (value !== undefined) setting.value = value;
      setting.type = settingTypeOf(setting.key, type ?? setting.type);
      if (description !== undefined) setting.description = description;
      await this.validateAndSave(tx, setting, { value: before, changedAt: valueChangedAt ?? updatedAt });
      await this.report(tx, setting, before, by);
      return setting;
    });
  }

  /** Publishes the current value of every setting again, to rebuild lost read models. Returns how many. */
  republish(): Promise<number> {
    return republishAll(this.dataSource, SettingEntity, (tx, setting) => this.publishChange(tx, setting));
  }

  private async validateAndSave(
    tx: EntityManager,
    setting: SettingEntity,
    before?: StoredValue,
  ): Promise<SettingEntity> {
    const problem = settingValueProblem(setting.key, setting.type, setting.value);
    if (problem) throw new InvalidInput([{ path: 'value', message: problem }]);
    setting.value = storedSettingValue(setting.type, setting.value);
    setting.valueChangedAt = before?.value === setting.value ? before.changedAt : new Date();
    await tx.save(setting);
    if (PUBLIC_SETTING_KEYS.some((key) => key === setting.key)) await recordPageChange(tx, 'setting');
    await this.publishChange(tx, setting);
    return setting;
  }

  /** The owner is notified at the current address, and of a changed address for such mails at both. */
  private async report(
    tx: EntityManager,
    setting: SettingEntity,
    from: string | null,
    by: ChangeOrigin,
  ): Promise<void> {
    const { key, value: to } = setting;
    if (!isSecuritySetting(key) || from === to) return;
    const recipients = key === 'booking_email' ? [from, to].flatMap((address) => address || []) : [undefined];
    for (const recipient of recipients) {
      await this.securityChanges.report(tx, { kind: 'setting', key, from, to }, by, recipient);
    }
  }

  private async publishChange(tx: EntityManager, { key, value }: SettingEntity): Promise<void> {
    await this.outbox.add(tx, 'setting.changed', { key, value, version: await nextVersion(tx), deleted: false });
  }
}
