import { Injectable } from '@nestjs/common';
import { Unavailable } from '../errors/domain-error.ts';
import { RedisConnection } from '../redis/redis.connection.ts';

const tokenKey = (tokenId: string) => `admin:revoked:${tokenId}`;
const revokedUpToKey = (adminId: number) => `admin:revoked-up-to:${adminId}`;

const secondsUntil = (instant: number) => Math.max(1, instant - Math.floor(Date.now() / 1000));

/** The list of revoked tokens. When it cannot be read, every admin call is refused. */
@Injectable()
export class Revocations {
  constructor(private readonly connection: RedisConnection) {}

  /** Refuses one token until it would have ended (`expiresAt`, seconds since 1970). */
  async revoke(tokenId: string, expiresAt: number): Promise<void> {
    await this.connection.redis.set(tokenKey(tokenId), '1', 'EX', secondsUntil(expiresAt));
  }

  /** Refuses every token of an admin that was issued up to `instant`; kept until `until` (seconds since 1970). */
  async revokeIssuedUpTo(adminId: number, instant: number, until: number): Promise<void> {
    await this.connection.redis.set(revokedUpToKey(adminId), String(instant), 'EX', secondsUntil(until));
  }

  /** True if a token is revoked. Throws Unavailable when the list cannot be read. */
  async isRevoked(token: { tokenId: string; adminId: number; issuedAt: number }): Promise<boolean> {
    try {
      const [revoked, revokedUpTo] = await this.connection.redis.mget(
        tokenKey(token.tokenId),
        revokedUpToKey(token.adminId),
      );
      return revoked != null || (revokedUpTo != null && token.issuedAt <= Number(revokedUpTo));
    } catch {
      throw new Unavailable('Sign-in cannot be checked right now. Please try again in a moment.');
    }
  }
}
