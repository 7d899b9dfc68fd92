import {
  WHATSAPP_KEYS,
  type WhatsappKey,
  type WhatsappMode,
  type WhatsappTemplate,
} from '@farmhouse/contracts/messages/whatsapp';
import { TextEncryption } from '@farmhouse/platform/encryption/text-encryption';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type NotificationsConfig } from '../../../config.ts';
import { WhatsappAccountEntity } from './whatsapp-account.entity.ts';

const ROW = 1;

/** The account for internal use: with plain keys, never to be logged or returned. */
export interface WhatsappAccount {
  mode: WhatsappMode;
  phoneNumberId: string | null;
  keys: Partial<Record<WhatsappKey, string>>;
  templates: WhatsappTemplate[];
}

export type AccountChanges = Partial<Omit<WhatsappAccount, 'keys'>> & {
  /** Null removes a key; a key that is left out stays. */
  keys?: Partial<Record<WhatsappKey, string | null>>;
};

/** The account's row, whose keys are stored encrypted. */
@Injectable()
export class WhatsappAccounts implements OnApplicationBootstrap {
  private readonly encryption: TextEncryption;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) config: NotificationsConfig,
  ) {
    this.encryption = new TextEncryption(config.SEAL_SECRETS, 'WhatsApp keys');
  }

  get canStoreKeys(): boolean {
    return this.encryption.isReady;
  }

  async read(manager: EntityManager = this.dataSource.manager): Promise<WhatsappAccount> {
    return this.decrypted(await manager.findOneBy(WhatsappAccountEntity, { id: ROW }));
  }

  /** Part of a transaction, which locks the account against other changes from now on. */
  async readLocked(tx: EntityManager): Promise<WhatsappAccount> {
    await tx.query('INSERT INTO whatsapp_account (id) VALUES ($1) ON CONFLICT DO NOTHING', [ROW]);
    return this.decrypted(await lockedRow(tx));
  }

  private decrypted(row: WhatsappAccountEntity | null): WhatsappAccount {
    if (!row) return { mode: 'off', phoneNumberId: null, keys: {}, templates: [] };
    const keys: WhatsappAccount['keys'] = {};
    for (const name of WHATSAPP_KEYS) {
      const encrypted = row[name];
      const key = encrypted ? this.encryption.decrypt(name, encrypted) : undefined;
      if (key !== undefined) keys[name] = key;
    }
    return { mode: row.mode, phoneNumberId: row.phoneNumberId, keys, templates: row.templates };
  }

  /** Part of a transaction, in which it locks the row. */
  async change(tx: EntityManager, { keys = {}, ...others }: AccountChanges): Promise<void> {
    await tx.query('INSERT INTO whatsapp_account (id) VALUES ($1) ON CONFLICT DO NOTHING', [ROW]);
    const encrypted = Object.fromEntries(
      Object.entries(keys).map(([name, key]) => [name, key === null ? null : this.encryption.encrypt(name, key)]),
    );
    const changes = { ...others, ...encrypted };
    if (Object.keys(changes).length > 0) await tx.update(WhatsappAccountEntity, { id: ROW }, changes);
  }

  /** After a rotation of the secrets the keys are encrypted with the newest one. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.canStoreKeys) return;
    await this.dataSource.transaction(async (tx) => {
      const row = await lockedRow(tx);
      const older = WHATSAPP_KEYS.filter((name) => row?.[name] && !this.encryption.isNewest(name, row[name]));
      const decrypted = older.flatMap((name) => {
        const key = row?.[name] && this.encryption.decrypt(name, row[name]);
        return key ? [[name, key] as const] : [];
      });
      if (decrypted.length > 0) await this.change(tx, { keys: Object.fromEntries(decrypted) });
    });
  }
}

function lockedRow(tx: EntityManager): Promise<WhatsappAccountEntity | null> {
  return tx.findOne(WhatsappAccountEntity, { where: { id: ROW }, lock: { mode: 'pessimistic_write' } });
}
