import { unixSeconds } from '@farmhouse/contracts/timing/unix-seconds';
import { Injectable } from '@nestjs/common';
import { Unavailable } from '../errors/domain-error.ts';
import { RedisConnection } from '../redis/redis.connection.ts';

const tokenKey = (tokenId: string) => `admin:revoked:${tokenId}`;
const revokedUpToKey = (adminId: number) => `admin:revoked-up-to:${adminId}`;
/** Present while Redis has the whole list; it is lost together with the rest of the data. */
export const LIST_MARKER = 'admin:revocations-are-here';

const secondsUntil = (instant: number) => Math.max(1, instant - unixSeconds());

/** One token that is refused until its own expiry (`expiresAt`, seconds since 1970). */
export interface RevokedToken {
  tokenId: string;
  expiresAt: number;
}

/** Every token of an admin that was issued up to `instant` is refused; kept until `until` (seconds since 1970). */
export interface RevokedUpTo {
  adminId: number;
  instant: number;
  until: number;
}

/**
 * The list of revoked tokens. When it cannot be read, or Redis has lost it, every admin call is refused until identity
 * has written it again.
 */
@Injectable()
export class Revocations {
  constructor(private readonly connection: RedisConnection) {}

  /** Rejects when it cannot be written; then every admin call is refused until the whole list is written again. */
  async revoke(token: RevokedToken): Promise<void> {
    await this.add([token], []);
  }

  /** Revokes every token of an admin that was issued up to an instant. Rejects like `revoke`. */
  async revokeIssuedUpTo(admin: RevokedUpTo): Promise<void> {
    await this.add([], [admin]);
  }

  /** Writes the whole list and its marker, all or nothing. */
  async restore(tokens: RevokedToken[], admins: RevokedUpTo[]): Promise<void> {
    await this.write(tokens, admins, LIST_MARKER);
  }

  /** True if a token is revoked. Throws Unavailable when the list cannot be read or is not complete. */
  async isRevoked(token: { tokenId: string; adminId: number; issuedAt: number }): Promise<boolean> {
    const [marker, revoked, revokedUpTo] = await this.read([
      LIST_MARKER,
      tokenKey(token.tokenId),
      revokedUpToKey(token.adminId),
    ]);
    if (marker == null) throw this.unavailable();
    return revoked != null || (revokedUpTo != null && token.issuedAt <= Number(revokedUpTo));
  }

  /** True if Redis has the whole list. */
  async isComplete(): Promise<boolean> {
    return (await this.connection.redis.exists(LIST_MARKER)) > 0;
  }

  /** Redis deletes also when its memory is full, so that an incomplete list is not taken for the whole one. */
  private async add(tokens: RevokedToken[], admins: RevokedUpTo[]): Promise<void> {
    try {
      await this.write(tokens, admins);
    } catch (error) {
      await this.connection.redis.del(LIST_MARKER);
      throw error;
    }
  }

  private async read(keys: string[]): Promise<(string | null)[]> {
    try {
      return await this.connection.redis.mget(...keys);
    } catch {
      throw this.unavailable();
    }
  }

  private unavailable(): Unavailable {
    return new Unavailable('Sign-in cannot be checked right now. Please try again in a moment.');
  }

  private async write(tokens: RevokedToken[], admins: RevokedUpTo[], marker?: string): Promise<void> {
    const writes = this.connection.redis.multi();
    for (const { tokenId, expiresAt } of tokens) writes.set(tokenKey(tokenId), '1', 'EX', secondsUntil(expiresAt));
    for (const { adminId, instant, until } of admins)
      writes.set(revokedUpToKey(adminId), String(instant), 'EX', secondsUntil(until));
    if (marker) writes.set(marker, '1');
    await writes.exec();
  }
}
