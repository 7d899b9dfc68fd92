import { TooManyRequests } from '@farmhouse/platform/errors/domain-error';
import { RateLimits } from '@farmhouse/platform/rate-limit/rate-limits';
import { Injectable } from '@nestjs/common';

/**
 * Limits the messages an hour to the owner that anyone can trigger. The limit is batched: counting awaits nothing, as it
 * happens inside transactions.
 */
@Injectable()
export class OwnerMailLimit {
  constructor(private readonly rateLimits: RateLimits) {}

  /** Counts such a message; true if the limit of the owner's address is reached in this hour. */
  async isReached(recipient: string): Promise<boolean> {
    try {
      await this.rateLimits.count('ownerMails', recipient);
      return false;
    } catch (refusal) {
      if (refusal instanceof TooManyRequests) return true;
      throw refusal;
    }
  }
}
