import { RESET_LINK_MINUTES } from '@farmhouse/contracts/identity/password-reset';
import type { RequestOrigin } from '@farmhouse/contracts/security/security-change';
import { MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { RateLimits } from '@farmhouse/platform/rate-limit/rate-limits';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AdminEntity } from '../../admin/admin.entity.ts';
import { PasswordResets } from '../../mailed-link/password-resets.ts';

/** Requests of a link for a forgotten password. */
@Injectable()
export class PasswordResetRequests {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwordResets: PasswordResets,
    private readonly outbox: Outbox,
    private readonly rateLimits: RateLimits,
  ) {}

  /**
   * Has a link mailed to the owner if the user name exists. For an unknown one the same rows and the same event are
   * written, without an admin, so that neither the answer nor its time reveals which names exist. Throws
   * TooManyRequests after five requests an hour for one name, known or not.
   */
  async request(username: string, from: RequestOrigin, now = new Date()): Promise<void> {
    await this.rateLimits.count('passwordResetAccount', username);
    const expiresAt = new Date(now.getTime() + RESET_LINK_MINUTES * MINUTE_MS);
    await this.dataSource.transaction(async (tx) => {
      const admin = await tx.findOneBy(AdminEntity, { username });
      const resetId = await this.passwordResets.add(tx, admin?.id ?? null, expiresAt);
      await this.outbox.add(tx, 'password-reset.requested', {
        resetId,
        username: admin?.username ?? null,
        from,
        at: now.toISOString(),
        expiresAt: expiresAt.toISOString(),
      });
    });
  }
}
