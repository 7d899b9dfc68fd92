import { SESSION_HOURS } from '@farmhouse/contracts/identity/admin';
import { HOUR_SECONDS, MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import { Injectable } from '@nestjs/common';
import { RedisConnection } from '../redis/redis.connection.ts';

const key = (tokenId: string) => `admin:used:${tokenId}`;
/** Tokens whose last write a process remembers; more than one house has, and forgetting them costs one write each. */
const REMEMBERED = 1_000;

/**
 * When each admin's token was last used, by any service, to a minute. A use that Redis fails to store is made good by
 * the next one.
 */
@Injectable()
export class TokenUses {
  private readonly noted = new Map<string, number>();

  constructor(private readonly connection: RedisConnection) {}

  /** Notes that a token is used now; does not wait. */
  note(tokenId: string, now = Date.now()): void {
    if (now - (this.noted.get(tokenId) ?? 0) < MINUTE_MS) return;
    if (this.noted.size >= REMEMBERED) this.noted.clear();
    this.noted.set(tokenId, now);
    this.connection.redis
      .set(key(tokenId), String(now), 'EX', SESSION_HOURS * HOUR_SECONDS)
      .catch(() => this.noted.delete(tokenId));
  }

  /** The last use of each token, undefined where Redis knows none. */
  async of(tokenIds: string[]): Promise<(Date | undefined)[]> {
    if (tokenIds.length === 0) return [];
    const uses = await this.connection.redis.mget(...tokenIds.map(key));
    return uses.map((use) => (use === null ? undefined : new Date(Number(use))));
  }
}
