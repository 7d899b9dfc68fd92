import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { RESET_LINK_MINUTES } from '@farmhouse/contracts/identity/admin';
import type { ChangeOrigin } from '@farmhouse/contracts/security/security-change';
import { MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { TooManyRequests } from '@farmhouse/platform/errors/domain-error';
import { RateLimits } from '@farmhouse/platform/rate-limit/rate-limits';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { AdminEntity } from '../admin/admin.entity.ts';
import { AdminsService } from '../admin/admins.service.ts';
import { KnownDevices } from '../device/known-devices.ts';
import { RevokedTokens } from '../session/revoked-tokens.ts';
import { PasswordResetEntity } from './password-reset.entity.ts';
import { ResetLinkInvalid } from './password-reset.errors.ts';

/** How long every answer takes at least, so that its time does not tell whether the user name exists. */
const ANSWER_MS = 250;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A forgotten password: a link by mail to the owner's address, which works once. */
@Injectable()
export class PasswordResetsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly adminsService: AdminsService,
    private readonly revokedTokens: RevokedTokens,
    private readonly knownDevices: KnownDevices,
    private readonly rateLimits: RateLimits,
    private readonly outbox: Outbox,
  ) {}

  /** Mails a link when there is such an admin, at most five an hour; the caller learns nothing of either. */
  async ask(username: string, from: Omit<ChangeOrigin, 'username'>): Promise<void> {
    await Promise.all([this.mailLink(username, from), wait(ANSWER_MS)]);
  }

  /**
   * Stores a new password by a link's secret, uses up all links of that admin, and ends all sessions. Throws
   * ResetLinkInvalid.
   */
  async reset(token: string, newPassword: string, from: Omit<ChangeOrigin, 'username'>): Promise<void> {
    const tokenHash = hashOf(token);
    const { manager } = this.dataSource;
    if (!(await manager.findOneBy(PasswordResetEntity, { tokenHash }))) throw new ResetLinkInvalid();
    const admin = await this.adminsService.resetPassword(newPassword, from, async (tx) => {
      const link = await tx.findOne(PasswordResetEntity, { where: { tokenHash }, lock: { mode: 'pessimistic_write' } });
      if (!link || link.expiresAt <= new Date()) throw new ResetLinkInvalid();
      await tx.delete(PasswordResetEntity, { adminId: link.adminId });
      return link.adminId;
    });
    await this.revokedTokens.addAllOf(admin);
    await this.knownDevices.forgetAllOf(admin.id);
  }

  private async mailLink(username: string, from: Omit<ChangeOrigin, 'username'>): Promise<void> {
    if (!(await this.isWithinLimit(username))) return;
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + RESET_LINK_MINUTES * MINUTE_MS);
    await this.dataSource.transaction(async (tx) => {
      const admin = await tx.findOneBy(AdminEntity, { username });
      if (!admin) return;
      await tx.delete(PasswordResetEntity, { expiresAt: LessThan(new Date()) });
      await tx.insert(PasswordResetEntity, { tokenHash: hashOf(token), adminId: admin.id, expiresAt });
      await this.outbox.add(tx, 'password-reset.requested', {
        token,
        expiresAt: expiresAt.toISOString(),
        by: { ...from, username },
      });
    });
  }

  private async isWithinLimit(username: string): Promise<boolean> {
    try {
      await this.rateLimits.count('passwordResetAccount', username);
      return true;
    } catch (error) {
      if (error instanceof TooManyRequests) return false;
      throw error;
    }
  }
}
