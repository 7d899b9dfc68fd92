import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { AdminClaims } from '@farmhouse/contracts/identity/admin';
import { Unauthorized } from '../errors/domain-error.ts';
import type { SignedInAdmin } from './admin.ts';
import { AdminKeys } from './admin-keys.ts';
import { Revocations } from './revocations.ts';
import { TokenUses } from './token-uses.ts';

/** Signature algorithm of tokens; only identity holds the private key. */
export const TOKEN_ALGORITHM = 'ES256';
export const TOKEN_ISSUER = 'farmhouse-identity';
/** Issuer of passes, which open framed pages and nothing else. */
export const BOARD_TOKEN_ISSUER = 'farmhouse-identity-pass';

/** How far the clocks of two services may differ, in seconds. */
const CLOCK_TOLERANCE_SECONDS = 60;

/**
 * Claim `nbf` of a token that is issued at an instant, in seconds: once a clock that was ahead is corrected, tokens of
 * that time are refused.
 */
export const notBefore = (instant: number): number => instant - CLOCK_TOLERANCE_SECONDS;

const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Checks the bearer tokens of admins. */
@Injectable()
export class AdminTokens {
  private readonly jwt = new JwtService();

  constructor(
    private readonly keys: AdminKeys,
    private readonly revocations: Revocations,
    private readonly tokenUses: TokenUses,
  ) {}

  /**
   * The admin behind an `Authorization` header. Throws Unauthorized, or Unavailable when the token cannot be checked.
   */
  async authenticate(header: string | undefined): Promise<SignedInAdmin> {
    return this.check(/^Bearer (\S+)$/i.exec(header ?? '')?.[1], TOKEN_ISSUER);
  }

  /** The admin behind a pass. It ends with the session that it was made in. Throws as `authenticate` does. */
  async authenticatePass(pass: string | undefined): Promise<SignedInAdmin> {
    return this.check(pass, BOARD_TOKEN_ISSUER);
  }

  private async check(token: string | undefined, issuer: string): Promise<SignedInAdmin> {
    if (!token || !TOKEN.test(token)) throw new Unauthorized();

    const verified = await this.verify(token, issuer);
    const { sub, username, role, jti: tokenId, iat: issuedAt, exp: expiresAt } = verified;
    const id = Number(sub);
    if (await this.revocations.isRevoked({ tokenId, adminId: id, issuedAt })) throw new Unauthorized();
    this.tokenUses.note(tokenId);
    return { id, username, role, tokenId, issuedAt, expiresAt };
  }

  private async verify(token: string, issuer: string): Promise<AdminClaims> {
    const publicKey = await this.keys.find(this.keyIdOf(token));
    if (!publicKey) throw new Unauthorized();
    try {
      return await this.jwt.verifyAsync<AdminClaims>(token, {
        publicKey,
        algorithms: [TOKEN_ALGORITHM],
        issuer,
      });
    } catch {
      throw new Unauthorized();
    }
  }

  private keyIdOf(token: string): string {
    try {
      const { header } = this.jwt.decode<{ header: { kid?: string } }>(token, { complete: true });
      return header.kid ?? '';
    } catch {
      throw new Unauthorized();
    }
  }
}
