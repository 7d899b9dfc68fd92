import { randomInt, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { brotli, brotliWithPlaceholder } from './compression.ts';

const decompress = promisify(brotliDecompress);

/** A nonce for one response: 24 characters, of which the last two are always the same. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/**
 * Placeholder for the nonce in a page: of the same length and end, and otherwise made of control characters in a random
 * order, so that no content can contain it.
 */
export const NONCE_PLACEHOLDER = `${shuffled('\x01\x02\x03\x04\x05\x06\x07\x08\x0b\x0c\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19')}==`;

function shuffled(signs: string): string {
  const left = [...signs];
  return signs.replace(/[^]/g, () => left.splice(randomInt(left.length), 1).join(''));
}

/** Pages are compressed one at a time and at most half of the time, so that requests get processor time, too. */
let queue = Promise.resolve();
let queued = 0;
/** At most this many pages wait: while content keeps changing, further ones would be outdated before their turn. */
const MAX_QUEUED_PAGES = 20;

/**
 * The HTML of a page, in which every response has its own nonce. From the second request on, it is compressed once at
 * the highest level instead of in every response.
 */
export class PageText {
  private readonly pieces: readonly string[];
  private best: { bytes: Buffer; at: number } | undefined;
  private asked = 0;
  private isQueued = false;

  /** `html` has NONCE_PLACEHOLDER where the nonce goes. */
  constructor(readonly html: string) {
    this.pieces = html.split(NONCE_PLACEHOLDER);
  }

  /** Size in memory, in bytes. */
  get size(): number {
    return 3 * this.html.length;
  }

  plain(nonce: string): string {
    return this.pieces.join(nonce);
  }

  brotli(nonce: string): Promise<Buffer> {
    this.asked += 1;
    if (this.asked > 1 && !this.isQueued && queued < MAX_QUEUED_PAGES) this.enqueue();
    return this.best ? Promise.resolve(withNonce(this.best, nonce)) : brotli(this.plain(nonce));
  }

  private enqueue(): void {
    this.isQueued = true;
    queued += 1;
    queue = queue.then(async () => {
      const started = performance.now();
      await this.compress();
      queued -= 1;
      await wait(performance.now() - started, undefined, { ref: false });
    });
  }

  /** Keeps the result only if it is valid: pages with characters of the placeholder are compressed per response. */
  private async compress(): Promise<void> {
    if (this.pieces.length < 2) return;
    try {
      const best = await brotliWithPlaceholder(this.html, NONCE_PLACEHOLDER);
      const nonce = newNonce();
      const text = (await decompress(withNonce(best, nonce))).toString();
      if (text === this.plain(nonce)) this.best = best;
    } catch {
      // cannot be decompressed with another nonce
    }
  }
}

function withNonce({ bytes, at }: { bytes: Buffer; at: number }, nonce: string): Buffer {
  const copy = Buffer.from(bytes);
  copy.write(nonce, at);
  return copy;
}
