import { BOARD_TOKEN_COOKIE, BOARD_TOKEN_MINUTES } from '@farmhouse/contracts/identity/admin';
import { QUEUE_BOARD } from '@farmhouse/contracts/operation/queues';
import { MINUTE_SECONDS } from '@farmhouse/contracts/timing/durations';
import { unixSeconds } from '@farmhouse/contracts/timing/unix-seconds';
import type { SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { BOARD_TOKEN_ISSUER } from '@farmhouse/platform/auth/admin-tokens';
import { Cookie } from '@farmhouse/platform/http/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.ts';
import { SigningKeys } from '../session/signing-keys.ts';

const BOARD_TOKEN_SECONDS = BOARD_TOKEN_MINUTES * MINUTE_SECONDS;

/** Lets a browser load the board in a frame, where it sends no token. */
@Injectable()
export class BoardToken {
  private readonly cookie: Cookie;

  constructor(
    @Inject(IDENTITY_CONFIG) { ADMIN_URL, PUBLIC_URL }: IdentityConfig,
    private readonly signingKeys: SigningKeys,
  ) {
    this.cookie = new Cookie(BOARD_TOKEN_COOKIE, ADMIN_URL ?? PUBLIC_URL, {
      path: QUEUE_BOARD,
      prefix: '',
      sameSite: 'strict',
      maxAgeSeconds: BOARD_TOKEN_SECONDS,
    });
  }

  /** The token has the session's id and instant, so that it is revoked with it. */
  async give(admin: SignedInAdmin, reply: FastifyReply): Promise<void> {
    const { tokenId, issuedAt } = admin;
    const expiresAt = Math.min(admin.expiresAt, unixSeconds() + BOARD_TOKEN_SECONDS);
    this.cookie.set(
      reply,
      await this.signingKeys.sign(admin, { tokenId, issuedAt, expiresAt, issuer: BOARD_TOKEN_ISSUER }),
    );
  }
}
