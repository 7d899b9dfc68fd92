import { randomUUID } from 'node:crypto';
import { browserLinkToken } from '@farmhouse/platform/auth/browser-link';
import { mailedTokenHash } from '@farmhouse/platform/auth/mailed-token';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.ts';
import { BrowserLinkEntity } from './browser-link.entity.ts';
import { BrowserLinkInvalid } from './browser-link.errors.ts';

/** The links that can make a browser known now. Source: docs/decisions/known-devices.md. */
@Injectable()
export class BrowserLinks {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Stores a link for an admin, or for nobody, and returns the id that its token follows from. Drops the old ones. */
  async add(tx: EntityManager, adminId: number | null, expiresAt: Date): Promise<string> {
    const linkId = randomUUID();
    const tokenHash = mailedTokenHash(browserLinkToken(this.config.GUEST_TOKEN_SECRET, linkId));
    await tx.delete(BrowserLinkEntity, { expiresAt: LessThan(new Date()) });
    await tx.insert(BrowserLinkEntity, { tokenHash, adminId, expiresAt });
    return linkId;
  }

  /** Uses a token up and returns the admin whose browser it makes known. Throws BrowserLinkInvalid. */
  async take(token: string): Promise<number> {
    const tokenHash = mailedTokenHash(token);
    return this.dataSource.transaction(async (tx) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const link = await tx.findOne(BrowserLinkEntity, { where: { tokenHash }, lock });
      if (!link?.adminId || link.expiresAt <= new Date()) throw new BrowserLinkInvalid();
      await tx.delete(BrowserLinkEntity, { tokenHash });
      return link.adminId;
    });
  }

  async forgetAllOf(adminId: number): Promise<void> {
    await this.dataSource.manager.delete(BrowserLinkEntity, { adminId });
  }
}
