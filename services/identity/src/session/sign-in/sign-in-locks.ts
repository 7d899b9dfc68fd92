import { BROWSER_LINK_MINUTES } from '@farmhouse/contracts/identity/browser-link';
import { MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import { TooManyRequests } from '@farmhouse/platform/errors/domain-error';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { RateLimits } from '@farmhouse/platform/rate-limit/rate-limits';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AdminEntity } from '../../admin/admin.entity.ts';
import { BrowserLinks } from '../../mailed-link/browser-links.ts';
import { usernameGroup } from './username-group.ts';

/** Notifies the owner that wrong passwords have locked out untrusted browsers, with a link that makes one trusted. */
@Injectable()
export class SignInLocks {
  private readonly log = new Logger('SignInLocks');

  constructor(
    private readonly dataSource: DataSource,
    private readonly browserLinks: BrowserLinks,
    private readonly outbox: Outbox,
    private readonly rateLimits: RateLimits,
  ) {}

  /**
   * Notifies the owner, at most once an hour, that the accounts of a group of user names refuse strangers. For a group
   * without an account the same rows and the same event are written, without an admin, so that the time of the refusal
   * does not reveal which names exist. Never throws: a failed write is repeated with the next refusal.
   */
  async report(group: string, now = new Date()): Promise<void> {
    if (!(await this.isFirstInTheHour(group))) return;
    try {
      await this.announce(group, now);
    } catch (error) {
      this.log.error('The owner could not be notified that the sign-in is locked', error);
      await this.rateLimits.reset('lockMails', group);
    }
  }

  private async isFirstInTheHour(group: string): Promise<boolean> {
    try {
      await this.rateLimits.count('lockMails', group);
      return true;
    } catch (error) {
      if (error instanceof TooManyRequests) return false;
      throw error;
    }
  }

  private async announce(group: string, now: Date): Promise<void> {
    const expiresAt = new Date(now.getTime() + BROWSER_LINK_MINUTES * MINUTE_MS);
    await this.dataSource.transaction(async (tx) => {
      const admins = (await tx.find(AdminEntity)).filter(({ username }) => usernameGroup(username) === group);
      for (const admin of admins.length > 0 ? admins : [undefined]) await this.add(tx, admin, now, expiresAt);
    });
  }

  private async add(tx: EntityManager, admin: AdminEntity | undefined, now: Date, expiresAt: Date): Promise<void> {
    const linkId = await this.browserLinks.add(tx, admin?.id ?? null, expiresAt);
    await this.outbox.add(tx, 'sign-in.locked', {
      linkId,
      username: admin?.username ?? null,
      at: now.toISOString(),
      expiresAt: expiresAt.toISOString(),
    });
  }
}
