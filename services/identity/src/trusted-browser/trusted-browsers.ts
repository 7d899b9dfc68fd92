import { randomBytes } from 'node:crypto';
import { DAY_MS } from '@farmhouse/contracts/timing/durations';
import { hashOfToken } from '@farmhouse/platform/auth/token-hash';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, MoreThan, type EntityManager } from 'typeorm';
import { AdminEntity } from '../admin/admin.entity.ts';
import { TrustedBrowserEntity } from './trusted-browser.entity.ts';

/** How long a browser is trusted after its last sign-in. */
export const TRUSTED_DAYS = 180;

/** Browsers in which an admin has signed in before. Source: docs/decisions/trusted-browsers.md. */
@Injectable()
export class TrustedBrowsers {
  constructor(private readonly dataSource: DataSource) {}

  /** The hash of a browser's token if an admin of that name has signed in with it, otherwise undefined. */
  async find(username: string, token: string | undefined): Promise<string | undefined> {
    const browser = await this.ofAnyAdmin(token);
    const owner = browser && (await this.dataSource.manager.findOneBy(AdminEntity, { id: browser.adminId }));
    return owner?.username === username ? browser?.tokenHash : undefined;
  }

  /** The browser with this token, whichever account has signed in with it. */
  async ofAnyAdmin(token: string | undefined): Promise<TrustedBrowserEntity | null> {
    if (!token) return null;
    const tokenHash = hashOfToken(token);
    return this.dataSource.manager.findOneBy(TrustedBrowserEntity, { tokenHash, expiresAt: MoreThan(new Date()) });
  }

  /**
   * Makes a browser trusted for an admin and returns its token: its present one if that is trusted, otherwise 144
   * random bits. Deletes expired browsers.
   */
  async remember(adminId: number, presentedToken: string | undefined, tx: EntityManager): Promise<string> {
    const token = presentedToken ?? randomBytes(18).toString('base64url');
    const expiresAt = new Date(Date.now() + TRUSTED_DAYS * DAY_MS);
    const browser = { tokenHash: hashOfToken(token), adminId, expiresAt };
    await tx.upsert(TrustedBrowserEntity, browser, ['tokenHash']);
    await tx.delete(TrustedBrowserEntity, { expiresAt: LessThan(new Date()) });
    return token;
  }

  /** Part of the transaction that stores a new password. */
  async deleteAllOf(tx: EntityManager, adminId: number): Promise<void> {
    await tx.delete(TrustedBrowserEntity, { adminId });
  }
}
