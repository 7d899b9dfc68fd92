import { ADVISORY_LOCK } from '@farmhouse/contracts/database/advisory-lock';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { unixSeconds } from '@farmhouse/contracts/timing/unix-seconds';
import type { SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { AdminKeys } from '@farmhouse/platform/auth/admin-keys';
import { notBefore, TOKEN_ALGORITHM } from '@farmhouse/platform/auth/admin-tokens';
import { JwtService } from '@nestjs/jwt';
import type { DataSource } from 'typeorm';
import { SigningKeyEntity } from './signing-key.entity.ts';

/** What a token says beside the admin's name and role; its instants in seconds since 1970. */
interface TokenTerms extends Pick<SignedInAdmin, 'tokenId' | 'issuedAt' | 'expiresAt'> {
  issuer: string;
}

/** The key pair of this installation, created on the first start, and the tokens that are signed with it. */
export class SigningKeys extends AdminKeys {
  private readonly jwt = new JwtService();
  private loaded: Promise<SigningKeyEntity> | undefined;

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async find(keyId: string): Promise<string | undefined> {
    const key = await this.current();
    return key.keyId === keyId ? key.publicKey : undefined;
  }

  current(): Promise<SigningKeyEntity> {
    this.loaded ??= this.loadOrCreate().catch((error: unknown) => {
      this.loaded = undefined;
      throw error;
    });
    return this.loaded;
  }

  /** A token for an admin; `issuedAt` may lie ahead of the present, from which it is valid. */
  async sign(
    { id, username, role }: Pick<SignedInAdmin, 'id' | 'username' | 'role'>,
    { tokenId, issuedAt, expiresAt, issuer }: TokenTerms,
  ): Promise<string> {
    const { keyId, privateKey } = await this.current();
    return this.jwt.signAsync(
      { sub: String(id), username, role, jti: tokenId, iat: issuedAt, nbf: notBefore(unixSeconds()), exp: expiresAt },
      { privateKey, algorithm: TOKEN_ALGORITHM, issuer, keyid: keyId },
    );
  }

  private loadOrCreate(): Promise<SigningKeyEntity> {
    return this.dataSource.transaction(async (tx) => {
      await tx.query(`SELECT ${ADVISORY_LOCK}('signing-key')`);
      const [existing] = await tx.find(SigningKeyEntity, { order: { createdAt: 'DESC' }, take: 1 });
      return existing ?? tx.save(SigningKeyEntity, newKeyPair());
    });
  }
}

function newKeyPair(): Omit<SigningKeyEntity, 'createdAt'> {
  const pair = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { keyId: randomUUID(), ...pair };
}
