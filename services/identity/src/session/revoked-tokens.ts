import { SESSION_HOURS } from '@farmhouse/contracts/identity/admin';
import { Revocations } from '@farmhouse/platform/auth/revocations';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, LessThan, MoreThan } from 'typeorm';
import { AdminEntity } from '../admin/admin.entity.ts';
import { RevokedTokenEntity } from './revoked-token.entity.ts';

const SESSION_SECONDS = SESSION_HOURS * 60 * 60;
const now = () => Math.floor(Date.now() / 1000);

/** Keeps what was revoked in Postgres and tells Redis, again whenever Redis comes back and may have forgotten. */
@Injectable()
export class RevokedTokens implements OnApplicationBootstrap {
  private readonly log = new Logger('RevokedTokens');

  constructor(
    private readonly dataSource: DataSource,
    private readonly revocations: Revocations,
    private readonly connection: RedisConnection,
  ) {}

  onApplicationBootstrap(): void {
    const retell = () =>
      void this.retell().catch((error: Error) => this.log.warn(`Revocations wait: ${error.message}`));
    this.connection.redis.on('ready', retell);
    retell();
  }

  /** `expiresAt` in seconds since 1970. */
  async add(tokenId: string, expiresAt: number): Promise<void> {
    const manager = this.dataSource.manager;
    await manager.upsert(RevokedTokenEntity, { tokenId, expiresAt: new Date(expiresAt * 1000) }, ['tokenId']);
    await this.revocations.revoke(tokenId, expiresAt);
    await manager.delete(RevokedTokenEntity, { expiresAt: LessThan(new Date()) });
  }

  /** Every token the admin has had until now; the row itself remembers up to when. */
  async addAllOf({ id, tokensRevokedUpTo }: AdminEntity): Promise<void> {
    await this.revocations.revokeIssuedUpTo(id, tokensRevokedUpTo, tokensRevokedUpTo + SESSION_SECONDS);
  }

  private async retell(): Promise<void> {
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
