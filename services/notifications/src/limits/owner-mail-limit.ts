import { TooManyRequests } from '@farmhouse/platform/errors/domain-error';
import { RateLimits } from '@farmhouse/platform/rate-limit/rate-limits';
import { Injectable } from '@nestjs/common';

/** Name of the limit, which is batched: counting awaits nothing, as it happens inside transactions. */
export const OWNER_MAILS = 'ownerMails';

/** Limits the messages an hour to the owner that anyone can trigger. */
@Injectable()
export class OwnerMailLimit {
  constructor(private readonly rateLimits: RateLimits) {}

  /** Counts such a message; true if the limit of the owner's address is reached in this hour. */
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
