import { randomUUID } from 'node:crypto';
import { LessThan, MoreThan, type EntityManager } from 'typeorm';
import { hashOfToken } from '@farmhouse/platform/auth/token-hash';
import type { IdentityConfig } from '../config.ts';
import type { MailedLinkEntity } from './mailed-link.entity.ts';

/** What the links of every purpose have in common. */
export abstract class MailedLinks {
  /** Table of the links. */
  protected abstract readonly entity: new () => MailedLinkEntity;
  protected abstract readonly config: IdentityConfig;

  /** The token that is derived from the secret and the link's id. */
  protected abstract tokenOf(secret: string, linkId: string): string;

  /**
   * Stores a link for an admin, or without one, and returns the id that its token is derived from. Deletes expired
   * links.
   */
  async add(tx: EntityManager, adminId: number | null, expiresAt: Date): Promise<string> {
    const linkId = randomUUID();
    const tokenHash = hashOfToken(this.tokenOf(this.config.GUEST_TOKEN_SECRET, linkId));
    await tx.delete(this.entity, { expiresAt: LessThan(new Date()) });
    await tx.insert(this.entity, { tokenHash, adminId, expiresAt });
    return linkId;
  }

  /** The admin for whom the token works now, undefined when there is none. */
  async adminIdOf(manager: EntityManager, token: string): Promise<number | undefined> {
    const usable = { tokenHash: hashOfToken(token), expiresAt: MoreThan(new Date()) };
    return (await manager.findOneBy(this.entity, usable))?.adminId ?? undefined;
  }

  /** Uses the token up; false if another call has done so. */
  async take(tx: EntityManager, token: string): Promise<boolean> {
    return (await tx.delete(this.entity, { tokenHash: hashOfToken(token) })).affected === 1;
  }

  async deleteAllOf(tx: EntityManager, adminId: number): Promise<void> {
    await tx.delete(this.entity, { adminId });
  }
}
