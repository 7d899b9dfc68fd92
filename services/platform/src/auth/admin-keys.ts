import { Unavailable } from '../errors/domain-error.ts';

/** A key that admin tokens are signed with; PEM, safe to show inside the network. */
export interface PublicKey {
  keyId: string;
  publicKey: string;
}

/** Path at which identity serves its public key to the other services. */
export const PUBLIC_KEY_PATH = '/internal/public-key';

const FETCH_TIMEOUT_MS = 2_000;
const REFRESH_AFTER_MS = 10_000;

/** Source of the key that verifies a token. */
export abstract class AdminKeys {
  /**
   * The key with that id in PEM, undefined when identity has no such key. Throws Unavailable when identity is
   * unreachable.
   */
  abstract find(keyId: string): Promise<string | undefined>;
}

/** Fetches the keys from identity once and caches them; an unknown key id refetches, at most every ten seconds. */
export class IdentityKeys extends AdminKeys {
  private known?: PublicKey;
  /** In milliseconds of a clock that is never set back. */
  private requestedAt = 0;

  constructor(private readonly identityUrl: string) {
    super();
  }

  async find(keyId: string): Promise<string | undefined> {
    if (this.known?.keyId === keyId) return this.known.publicKey;
    if (this.known && performance.now() - this.requestedAt < REFRESH_AFTER_MS) return undefined;
    this.known = await this.ask();
    this.requestedAt = performance.now();
    return this.known.keyId === keyId ? this.known.publicKey : undefined;
  }

  private async ask(): Promise<PublicKey> {
    try {
      const response = await fetch(new URL(PUBLIC_KEY_PATH, this.identityUrl), {
        signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`identity returned ${response.status}`);
      return (await response.json()) as PublicKey;
    } catch {
      throw new Unavailable('Sign-in cannot be checked right now. Please try again in a moment.');
    }
  }
}
