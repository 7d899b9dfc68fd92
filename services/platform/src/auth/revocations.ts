import { Injectable } from '@nestjs/common';
import { Unavailable } from '../errors/domain-error.ts';
import { RedisConnection } from '../redis/redis.connection.ts';

const tokenKey = (tokenId: string) => `admin:revoked:${tokenId}`;
const notBeforeKey = (adminId: number) => `admin:not-before:${adminId}`;

const secondsUntil = (instant: number) => Math.max(1, instant - Math.floor(Date.now() / 1000));

/** The list of tokens that are refused before their time. When it cannot be read, no admin call is let through. */
@Injectable()
export class Revocations {
  constructor(private readonly connection: RedisConnection) {}

  /** Refuses one token until it would have ended (`expiresAt`, seconds since 1970). */
  async revoke(tokenId: string, expiresAt: number): Promise<void> {
    await this.connection.redis.set(tokenKey(tokenId), '1', 'EX', secondsUntil(expiresAt));
  }

  /** Refuses every token of an admin that was issued before `instant`; kept until `until` (seconds since 1970). */
  async revokeIssuedBefore(adminId: number, instant: number, until: number): Promise<void> {
    await this.connection.redis.set(notBeforeKey(adminId), String(instant), 'EX', secondsUntil(until));
  }

  /** Whether a token may no longer be used. Throws Unavailable when the list cannot be read. */
  async isRevoked(token: { tokenId: string; adminId: number; issuedAt: number }): Promise<boolean> {
    try {
      const [revoked, notBefore] = await this.connection.redis.mget(
        tokenKey(token.tokenId),
        notBeforeKey(token.adminId),
      );
      return revoked != null || (notBefore != null && token.issuedAt < Number(notBefore));
    } catch {
      throw new Unavailable('Sign-in cannot be checked right now. Please try again in a moment.');
    }
  }
}
