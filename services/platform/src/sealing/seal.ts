import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `farmhouse sealed ${purpose}`, 32));

/**
 * Encrypts short texts that are stored, such as keys of other services, with AES-256-GCM. The newest secret seals; each
 * of the secrets opens, so that what was sealed before a rotation is not lost.
 */
export class Seal {
  private readonly keys: readonly Buffer[];

  /** `secrets`: the newest first. What is sealed for one `purpose` opens for no other. */
  constructor(secrets: readonly string[], purpose: string) {
    this.keys = secrets.map((secret) => keyOf(secret, purpose));
  }

  /** False without a secret: then nothing can be sealed. */
  get isReady(): boolean {
    return this.keys.length > 0;
  }

  /** `name` identifies the text; stored under another name it does not open. */
  seal(name: string, text: string): Buffer {
    const [key] = this.keys;
    if (!key) throw new Error('There is no secret to seal with');
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(name));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** The text; undefined when no secret opens it, as after a restore with another file of secrets. */
  open(name: string, sealed: Buffer): string | undefined {
    for (const key of this.keys) {
      const text = openWith(key, name, sealed);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /** True if the newest secret opens it. */
  isNewest(name: string, sealed: Buffer): boolean {
    const [key] = this.keys;
    return key !== undefined && openWith(key, name, sealed) !== undefined;
  }
}

function openWith(key: Buffer, name: string, sealed: Buffer): string | undefined {
  try {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(name));
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return undefined;
  }
}
