import { PUBLIC_OWNER_MAIL_KINDS, type MailKind } from '@farmhouse/contracts/mails/mails';
import { TooManyRequests } from '@farmhouse/platform/errors/domain-error';
import { RateLimits } from '@farmhouse/platform/rate-limit/rate-limits';
import { Injectable } from '@nestjs/common';

/** Name of the limit, which is batched: counting awaits nothing, as it happens inside transactions. */
export const OWNER_MAILS = 'ownerMails';

const KINDS: readonly MailKind[] = PUBLIC_OWNER_MAIL_KINDS;

/** How many mails that anybody can cause the owner gets in an hour. */
@Injectable()
export class OwnerMailLimit {
  constructor(private readonly limits: RateLimits) {}

  /** Counts a mail that anybody can cause; true if the owner's address has had as many as it may in this hour. */
  async isReached(kind: MailKind, recipient: string): Promise<boolean> {
    if (!KINDS.includes(kind)) return false;
    try {
      await this.limits.count(OWNER_MAILS, recipient);
      return false;
    } catch (refusal) {
      if (refusal instanceof TooManyRequests) return true;
      throw refusal;
    }
  }
}
