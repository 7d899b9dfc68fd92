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

/** Checks the bearer tokens of admins. */
@Injectable()
export class AdminTokens {
  private readonly jwt = new JwtService();

  constructor(
    private readonly keys: AdminKeys,
    private readonly revocations: Revocations,
    private readonly tokenUses: TokenUses,
  ) {}

  /** The admin behind an `Authorization` header. Throws Unauthorized, or Unavailable when the token cannot be checked. */
  async authenticate(header: string | undefined): Promise<SignedInAdmin> {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header ?? '')?.[1];
    if (!token) throw new Unauthorized();

    const claims = await this.verify(token);
    const id = Number(claims.sub);
    if (await this.revocations.isRevoked({ tokenId: claims.jti, adminId: id, issuedAt: claims.iat }))
      throw new Unauthorized();
    this.tokenUses.note(claims.jti);
    return { id, username: claims.username, role: claims.role, tokenId: claims.jti, expiresAt: claims.exp };
  }

  private async verify(token: string): Promise<AdminClaims> {
    const publicKey = await this.keys.find(this.keyIdOf(token));
    if (!publicKey) throw new Unauthorized();
    try {
      return await this.jwt.verifyAsync<AdminClaims>(token, {
        publicKey,
        algorithms: [TOKEN_ALGORITHM],
        issuer: TOKEN_ISSUER,
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
