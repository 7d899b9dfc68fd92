import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Part of every key: with another text, what is stored could not be decrypted any more. */
const KEY_INFO = 'farmhouse sealed';

const keyOf = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `${KEY_INFO} ${purpose}`, 32));

/**
 * Encrypts short texts that are stored, such as keys of other services, with AES-256-GCM. The newest secret encrypts;
 * each of the secrets decrypts, so that what was encrypted before a rotation is not lost.
 */
export class TextEncryption {
  private readonly keys: readonly Buffer[];

  /** `secrets`: the newest first. What is encrypted for one `purpose` can be decrypted for no other. */
  constructor(secrets: readonly string[], purpose: string) {
    this.keys = secrets.map((secret) => keyOf(secret, purpose));
  }

  /** False without a secret: then nothing can be encrypted. */
  get isReady(): boolean {
    return this.keys.length > 0;
  }

  /** `name` identifies the text; stored under another name it cannot be decrypted. */
  encrypt(name: string, text: string): Buffer {
    const [key] = this.keys;
    if (!key) throw new Error('There is no secret to encrypt with');
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(name));
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
  }

  /** The text; undefined when no secret decrypts it, as after a restore with another file of secrets. */
  decrypt(name: string, encrypted: Buffer): string | undefined {
    for (const key of this.keys) {
      const text = decryptWith(key, name, encrypted);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /** True if it was encrypted with the newest secret. */
  isNewest(name: string, encrypted: Buffer): boolean {
    const [key] = this.keys;
    return key !== undefined && decryptWith(key, name, encrypted) !== undefined;
  }
}

function decryptWith(key: Buffer, name: string, encrypted: Buffer): string | undefined {
  try {
    const nonce = encrypted.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(name));
    decipher.setAuthTag(encrypted.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(encrypted.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return undefined;
  }
}
