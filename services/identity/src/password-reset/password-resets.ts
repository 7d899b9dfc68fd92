import { randomUUID } from 'node:crypto';
import { mailedTokenHash } from '@farmhouse/platform/auth/mailed-token';
import { passwordResetToken } from '@farmhouse/platform/auth/password-reset-link';
import { Inject, Injectable } from '@nestjs/common';
import { LessThan, MoreThan, type EntityManager } from 'typeorm';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.ts';
import { PasswordResetEntity } from './password-reset.entity.ts';

/** The links that can set a new password now. Source: docs/decisions/forgotten-password.md. */
@Injectable()
export class PasswordResets {
  constructor(@Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig) {}

  /** Stores a link for an admin, or for nobody, and returns the id that its token follows from. Drops the old ones. */
  async add(tx: EntityManager, adminId: number | null, expiresAt: Date): Promise<string> {
    const resetId = randomUUID();
    const tokenHash = mailedTokenHash(passwordResetToken(this.config.GUEST_TOKEN_SECRET, resetId));
    await tx.delete(PasswordResetEntity, { expiresAt: LessThan(new Date()) });
    await tx.insert(PasswordResetEntity, { tokenHash, adminId, expiresAt });
    return resetId;
  }

  /** The admin whose password the token can set, undefined when there is none. */
  async adminIdOf(manager: EntityManager, token: string): Promise<number | undefined> {
    const usable = { tokenHash: mailedTokenHash(token), expiresAt: MoreThan(new Date()) };
    return (await manager.findOneBy(PasswordResetEntity, usable))?.adminId ?? undefined;
  }

  /** Uses the token up; false if another call has done so. */
  async take(tx: EntityManager, token: string): Promise<boolean> {
    return (await tx.delete(PasswordResetEntity, { tokenHash: mailedTokenHash(token) })).affected === 1;
  }

  async forgetAllOf(tx: EntityManager, adminId: number): Promise<void> {
    await tx.delete(PasswordResetEntity, { adminId });
  }
}
