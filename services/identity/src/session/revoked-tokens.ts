import { SESSION_HOURS } from '@farmhouse/contracts/identity/admin';
import { Revocations } from '@farmhouse/platform/auth/revocations';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, LessThan, MoreThan } from 'typeorm';
import { AdminEntity } from '../admin/admin.entity.ts';
import { RevokedTokenEntity } from './session.entities.ts';

const SESSION_SECONDS = SESSION_HOURS * 60 * 60;
const now = () => Math.floor(Date.now() / 1000);

/** Stores revocations in Postgres and copies them to Redis, again whenever Redis reconnects and may have lost them. */
@Injectable()
export class RevokedTokens implements OnApplicationBootstrap {
  private readonly log = new Logger('RevokedTokens');

  constructor(
    private readonly dataSource: DataSource,
    private readonly revocations: Revocations,
    private readonly connection: RedisConnection,
  ) {}

  onApplicationBootstrap(): void {
    const copyAll = () =>
      void this.copyAllToRedis().catch((error: Error) =>
        this.log.warn(`Revocations are not in Redis: ${error.message}`),
      );
    this.connection.redis.on('ready', copyAll);
    copyAll();
  }

  /** Revokes one token; `expiresAt` in seconds since 1970. */
  async add(tokenId: string, expiresAt: number): Promise<void> {
    const manager = this.dataSource.manager;
    await manager.upsert(RevokedTokenEntity, { tokenId, expiresAt: new Date(expiresAt * 1000) }, ['tokenId']);
    await this.revocations.revoke(tokenId, expiresAt);
    await manager.delete(RevokedTokenEntity, { expiresAt: LessThan(new Date()) });
  }

  /** Revokes every token that the admin was issued up to `tokensRevokedUpTo`. */
  async addAllOf({ id, tokensRevokedUpTo }: AdminEntity): Promise<void> {
    await this.revocations.revokeIssuedUpTo(id, tokensRevokedUpTo, tokensRevokedUpTo + SESSION_SECONDS);
  }

  private async copyAllToRedis(): Promise<void> {
    const manager = this.dataSource.manager;
    const tokens = await manager.findBy(RevokedTokenEntity, { expiresAt: MoreThan(new Date()) });
    const admins = await manager.findBy(AdminEntity, { tokensRevokedUpTo: MoreThan(now() - SESSION_SECONDS) });
    await Promise.all([
      ...tokens.map(({ tokenId, expiresAt }) =>
        this.revocations.revoke(tokenId, Math.floor(expiresAt.getTime() / 1000)),
      ),
      ...admins.map((admin) => this.addAllOf(admin)),
    ]);
  }
}
