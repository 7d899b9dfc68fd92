import { TextEncryption } from '../encryption/text-encryption.ts';
import { IdempotencyKeyReused } from './idempotency.ts';

/** A response as it is stored. */
export interface StoredAnswer {
  body: unknown;
}

/** Encrypts the stored responses of routes that answer secrets. Each can be decrypted only under its own key. */
export class SecretAnswers {
  private readonly encryption: TextEncryption;

  /** `secrets`: the newest first. */
  constructor(secrets: readonly string[]) {
    this.encryption = new TextEncryption(secrets, 'idempotency answers');
  }

  encrypt(key: string, { body }: StoredAnswer): StoredAnswer {
    return { body: this.encryption.encrypt(key, JSON.stringify(body)).toString('base64') };
  }

  /** Throws IdempotencyKeyReused for a response that was stored with a secret which has been replaced since. */
  decrypt(key: string, { body }: StoredAnswer): StoredAnswer {
    if (typeof body !== 'string') return { body };
    const text = this.encryption.decrypt(key, Buffer.from(body, 'base64'));
    if (text === undefined) throw new IdempotencyKeyReused();
    return { body: JSON.parse(text) };
  }
}
