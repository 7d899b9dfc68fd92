import { ADVISORY_LOCK } from '@farmhouse/contracts/database/advisory-lock';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { AdminKeys } from '@farmhouse/platform/auth/admin-keys';
import type { DataSource } from 'typeorm';
import { SigningKeyEntity } from './signing-key.entity.ts';

/** The key pair of this installation, created on the first start. */
export class SigningKeys extends AdminKeys {
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
