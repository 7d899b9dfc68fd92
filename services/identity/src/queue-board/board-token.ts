import { BOARD_TOKEN_COOKIE, BOARD_TOKEN_MINUTES } from '@farmhouse/contracts/identity/admin';
import { QUEUE_BOARD } from '@farmhouse/contracts/operation/queues';
import { MINUTE_SECONDS } from '@farmhouse/contracts/timing/durations';
import type { SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { BOARD_TOKEN_ISSUER, notBefore, TOKEN_ALGORITHM } from '@farmhouse/platform/auth/admin-tokens';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { FastifyReply } from 'fastify';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.ts';
import { isSecure } from '../session/dashboard-cookie.ts';
import { SigningKeys } from '../session/signing-keys.ts';

/** Lets a browser load the board in a frame, where it sends no token. */
@Injectable()
export class BoardToken {
  private readonly jwt = new JwtService();

  constructor(
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
    private readonly signingKeys: SigningKeys,
  ) {}

  /** The token has the session's id and instant, so that it is revoked with it. */
  async give({ id, username, role, tokenId, issuedAt, expiresAt }: SignedInAdmin, reply: FastifyReply): Promise<void> {
    const { keyId, privateKey } = await this.signingKeys.current();
    const now = Math.floor(Date.now() / 1000);
    const exp = Math.min(expiresAt, now + BOARD_TOKEN_MINUTES * MINUTE_SECONDS);
    const token = await this.jwt.signAsync(
      { sub: String(id), username, role, jti: tokenId, iat: issuedAt, nbf: notBefore(now), exp },
      { privateKey, algorithm: TOKEN_ALGORITHM, issuer: BOARD_TOKEN_ISSUER, keyid: keyId },
    );
    reply.setCookie(BOARD_TOKEN_COOKIE, token, {
      httpOnly: true,
      sameSite: 'strict',
      path: QUEUE_BOARD,
      secure: isSecure(this.config),
      maxAge: BOARD_TOKEN_MINUTES * MINUTE_SECONDS,
    });
  }
}
