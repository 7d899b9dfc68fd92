import { SESSION_HOURS } from '@farmhouse/contracts/identity/admin';
import type { OpenSessionView } from '@farmhouse/contracts/identity/open-session';
import type { RequestOrigin } from '@farmhouse/contracts/security/security-change';
import { HOUR_SECONDS } from '@farmhouse/contracts/timing/durations';
import { unixSeconds } from '@farmhouse/contracts/timing/unix-seconds';
import type { SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { TokenUses } from '@farmhouse/platform/auth/token-uses';
import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThan, MoreThan, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { RevokedTokens } from '../../revocation/revoked-tokens.ts';
import { OpenSessionEntity } from './open-session.entity.ts';

const SESSION_SECONDS = SESSION_HOURS * HOUR_SECONDS;
/** Most sessions that are listed, the last used ones. */
const LISTED = 100;

/** The claims of a signed token. */
export interface NewSession {
  tokenId: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

/** Open sessions: their admin can list and end them, and unused ones end automatically. */
@Injectable()
export class OpenSessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tokenUses: TokenUses,
    private readonly revokedTokens: RevokedTokens,
  ) {}

  /** Part of the transaction that has verified the password: adds a session. */
  async add(
    tx: EntityManager,
    adminId: number,
    { tokenId, expiresAt }: NewSession,
    { device, network }: RequestOrigin,
  ): Promise<void> {
    const session = { tokenId, adminId, device, network, expiresAt: new Date(expiresAt * 1000) };
    await tx.insert(OpenSessionEntity, session);
  }

  /** Deletes the devices and networks of expired sessions. */
  async deleteExpired(): Promise<void> {
    await this.rows.delete({ expiresAt: LessThan(new Date()) });
  }

  /** The admin's sessions, the last used first. */
  async list({ id, tokenId }: SignedInAdmin): Promise<OpenSessionView[]> {
    await this.copyUses({ adminId: id });
    const sessions = await this.rows.find({
      where: { adminId: id, expiresAt: MoreThan(new Date()) },
      order: { usedAt: 'DESC', openedAt: 'DESC' },
      take: LISTED,
    });
    return sessions.map((session) => toView(session, tokenId));
  }

  /** Ends the given sessions that belong to the admin. */
  async end(adminId: number, tokenIds: string[]): Promise<void> {
    await this.endAll(await this.rows.findBy({ adminId, tokenId: In(tokenIds) }));
  }

  /** Ends every session that was last used before an instant. */
  async endUnusedSince(instant: Date): Promise<void> {
    await this.copyUses({});
    await this.endAll(await this.rows.findBy({ usedAt: LessThan(instant), expiresAt: MoreThan(new Date()) }));
  }

  /**
   * Part of the transaction that stores a new password: deletes the admin's sessions. Returns the latest instant at
   * which one of them was opened, in seconds since 1970: later than now if the clock was ahead then.
   */
  async deleteAllOf(tx: EntityManager, adminId: number): Promise<number> {
    const sessions = await tx.findBy(OpenSessionEntity, { adminId });
    await tx.remove(sessions);
    return Math.max(0, ...sessions.map(({ expiresAt }) => unixSeconds(expiresAt) - SESSION_SECONDS));
  }

  /** Revokes a token, and deletes its session if it has one. */
  async endToken({ tokenId, expiresAt }: NewSession): Promise<void> {
    await this.revokedTokens.add(tokenId, expiresAt);
    await this.rows.delete({ tokenId });
  }

  private get rows() {
    return this.dataSource.getRepository(OpenSessionEntity);
  }

  private async endAll(sessions: OpenSessionEntity[]): Promise<void> {
    for (const { tokenId, expiresAt } of sessions) await this.endToken({ tokenId, expiresAt: unixSeconds(expiresAt) });
  }

  /** Stores the last uses, so that a loss of Redis' data does not end any session. */
  private async copyUses(whose: FindOptionsWhere<OpenSessionEntity>): Promise<void> {
    const sessions = await this.rows.findBy({ ...whose, expiresAt: MoreThan(new Date()) });
    const uses = await this.tokenUses.of(sessions.map(({ tokenId }) => tokenId));
    for (const [index, { tokenId, usedAt }] of sessions.entries()) {
      const use = uses[index];
      if (use && use > usedAt) await this.rows.update({ tokenId, usedAt: LessThan(use) }, { usedAt: use });
    }
  }
}

function toView(session: OpenSessionEntity, current: string): OpenSessionView {
  const { tokenId, device, network, openedAt, usedAt, expiresAt } = session;
  return {
    id: tokenId,
    device,
    network,
    openedAt: openedAt.toISOString(),
    usedAt: usedAt.toISOString(),
    endsAt: expiresAt.toISOString(),
    isThis: tokenId === current,
  };
}
