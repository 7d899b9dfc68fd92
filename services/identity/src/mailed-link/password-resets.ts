import { passwordResetToken } from '@farmhouse/platform/auth/password-reset-link';
import { Inject, Injectable } from '@nestjs/common';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.ts';
import { MailedLinks } from './mailed-links.ts';
import { PasswordResetEntity } from './password-reset.entity.ts';

/** The links that can set a new password now. Source: docs/decisions/forgotten-password.md. */
@Injectable()
export class PasswordResets extends MailedLinks {
  protected readonly entity = PasswordResetEntity;
  protected readonly tokenOf = passwordResetToken;

  constructor(@Inject(IDENTITY_CONFIG) protected readonly config: IdentityConfig) {
    super();
  }
}
