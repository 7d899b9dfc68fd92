import { TooManyRequests } from '@farmhouse/platform/errors/domain-error';
import { RateLimits } from '@farmhouse/platform/rate-limit/rate-limits';
import { Injectable } from '@nestjs/common';

/** Name of the limit, which is batched: counting awaits nothing, as it happens inside transactions. */
export const OWNER_MAILS = 'ownerMails';

/** How many messages that anybody can cause the owner gets in an hour. */
@Injectable()
export class OwnerMailLimit {
  constructor(private readonly rateLimits: RateLimits) {}

  /** Counts such a message; true if the owner's address has had as many as it may in this hour. */
  async isReached(recipient: string): Promise<boolean> {
    try {
      await this.rateLimits.count(OWNER_MAILS, recipient);
      return false;
    } catch (refusal) {
      if (refusal instanceof TooManyRequests) return true;
      throw refusal;
    }
  }
}
