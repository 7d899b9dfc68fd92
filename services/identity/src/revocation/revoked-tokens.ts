import { SESSION_HOURS } from '@farmhouse/contracts/identity/admin';
import { HOUR_SECONDS } from '@farmhouse/contracts/timing/durations';
import { unixSeconds } from '@farmhouse/contracts/timing/unix-seconds';
import { Revocations, type RevokedUpTo } from '@farmhouse/platform/auth/revocations';
import { Readiness } from '@farmhouse/platform/health/readiness';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, LessThan, MoreThan } from 'typeorm';
import { AdminEntity } from '../admin/admin.entity.ts';
import { RevokedTokenEntity } from './revoked-token.entity.ts';

const SESSION_SECONDS = SESSION_HOURS * HOUR_SECONDS;
/** Time between two writes of the whole list, which is short: tokens live for half a day. */
const RESTORE_MS = 1_000;

const revokedUpTo = ({ id, tokensRevokedUpTo }: AdminEntity): RevokedUpTo => ({
  adminId: id,
  instant: tokensRevokedUpTo,
  until: tokensRevokedUpTo + SESSION_SECONDS,
});

/**
 * Stores revocations in Postgres and keeps Redis' copy of them: written as a whole at every connect and by a timer,
 * because Redis may lose it while connections stay open. Identity is not ready while the copy is missing.
 */
@Injectable()
export class RevokedTokens implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('RevokedTokens');
  private readonly onConnect = (): void => void this.restore();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly revocations: Revocations,
    private readonly redisConnection: RedisConnection,
    readiness: Readiness,
  ) {
    readiness.register('revocations', () => this.revocations.isComplete());
  }

  onApplicationBootstrap(): void {
    this.redisConnection.redis.on('ready', this.onConnect);
    this.timer = setInterval(this.onConnect, RESTORE_MS);
    this.onConnect();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.redisConnection.redis.off('ready', this.onConnect);
  }

  /** Revokes one token; `expiresAt` in seconds since 1970. */
  async add(tokenId: string, expiresAt: number): Promise<void> {
    const manager = this.dataSource.manager;
    await manager.upsert(RevokedTokenEntity, { tokenId, expiresAt: new Date(expiresAt * 1000) }, ['tokenId']);
    await this.revocations.revoke({ tokenId, expiresAt });
    await manager.delete(RevokedTokenEntity, { expiresAt: LessThan(new Date()) });
  }

  /**
   * Copies to Redis that every token of the admin that was issued up to `tokensRevokedUpTo` is revoked. Does not reject,
   * as that is stored already: a failure is logged, and the timer copies it. Until then every admin call is refused, or
   * for a second at most the old tokens are accepted.
   */
  async addAllOf(admin: AdminEntity): Promise<void> {
    try {
      await this.revocations.revokeIssuedUpTo(revokedUpTo(admin));
    } catch (error) {
      this.warn(error);
    }
  }

  /** A failure is logged, and the timer retries. */
  private async restore(): Promise<void> {
    if (this.redisConnection.redis.status !== 'ready') return;
    try {
      const manager = this.dataSource.manager;
      const tokens = await manager.findBy(RevokedTokenEntity, { expiresAt: MoreThan(new Date()) });
      const admins = await manager.findBy(AdminEntity, {
        tokensRevokedUpTo: MoreThan(unixSeconds() - SESSION_SECONDS),
      });
      await this.revocations.restore(
        tokens.map(({ tokenId, expiresAt }) => ({ tokenId, expiresAt: unixSeconds(expiresAt) })),
        admins.map(revokedUpTo),
      );
    } catch (error) {
      this.warn(error);
    }
  }

  private warn(error: unknown): void {
    this.log.warn(`Revocations are not in Redis: ${(error as Error).message}`);
  }
}
