import { passwordResetToken } from '@farmhouse/platform/auth/password-reset-link';
import { hashOfToken } from '@farmhouse/platform/auth/token-hash';
import { Inject, Injectable } from '@nestjs/common';
import { MoreThan, type EntityManager } from 'typeorm';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.ts';
import { MailedLinks } from '../mailed-link/mailed-links.ts';
import { PasswordResetEntity } from './password-reset.entity.ts';

/** The links that can set a new password now. Source: docs/decisions/forgotten-password.md. */
@Injectable()
export class PasswordResets extends MailedLinks {
  protected readonly entity = PasswordResetEntity;
  protected readonly tokenOf = passwordResetToken;

  constructor(@Inject(IDENTITY_CONFIG) protected readonly config: IdentityConfig) {
    super();
  }

  /** The admin whose password the token can set, undefined when there is none. */
  async adminIdOf(manager: EntityManager, token: string): Promise<number | undefined> {
    const usable = { tokenHash: hashOfToken(token), expiresAt: MoreThan(new Date()) };
    return (await manager.findOneBy(PasswordResetEntity, usable))?.adminId ?? undefined;
  }

  /** Uses the token up; false if another call has done so. */
  async take(tx: EntityManager, token: string): Promise<boolean> {
    return (await tx.delete(PasswordResetEntity, { tokenHash: hashOfToken(token) })).affected === 1;
  }
}
