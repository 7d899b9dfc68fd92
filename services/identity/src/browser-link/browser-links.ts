import { browserLinkToken } from '@farmhouse/platform/auth/browser-link';
import { hashOfToken } from '@farmhouse/platform/auth/token-hash';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.ts';
import { MailedLinks } from '../mailed-link/mailed-links.ts';
import { BrowserLinkEntity } from './browser-link.entity.ts';
import { BrowserLinkInvalid } from './browser-link.errors.ts';

/** The links that can make a browser trusted now. Source: docs/decisions/trusted-browsers.md. */
@Injectable()
export class BrowserLinks extends MailedLinks {
  protected readonly entity = BrowserLinkEntity;
  protected readonly tokenOf = browserLinkToken;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(IDENTITY_CONFIG) protected readonly config: IdentityConfig,
  ) {
    super();
  }

  /** Uses a token up and returns the admin whose browser it makes trusted. Throws BrowserLinkInvalid. */
  async take(token: string): Promise<number> {
    const tokenHash = hashOfToken(token);
    return this.dataSource.transaction(async (tx) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const link = await tx.findOne(BrowserLinkEntity, { where: { tokenHash }, lock });
      if (!link?.adminId || link.expiresAt <= new Date()) throw new BrowserLinkInvalid();
      await tx.delete(BrowserLinkEntity, { tokenHash });
      return link.adminId;
    });
  }
}
