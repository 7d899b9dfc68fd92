import { createHash } from 'node:crypto';
import { MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import { TooManyRequests, Unavailable } from '@farmhouse/platform/errors/domain-error';
import { FixedWindows } from '@farmhouse/platform/rate-limit/fixed-windows';
import { Injectable } from '@nestjs/common';
import { cropPicture } from '../picture/encoding/crop-picture.ts';
import type { Size } from '../picture/picture.rules.ts';
import { HousePicture } from './house-picture.ts';
import { isOwnSize, MAX_KEPT_SIZES, MAX_NEW_SIZES_A_MINUTE, MAX_WAITING_SIZES } from './placeholder.rules.ts';

export interface Placeholder {
  bytes: Buffer;
  etag: string;
}

/**
 * The house's picture in the requested sizes, each made once and kept in memory. How many are made and kept is bounded,
 * whatever is requested. Rule: placeholder pictures.
 */
@Injectable()
export class PlaceholdersService {
  /** Least recently used first. */
  private readonly kept = new Map<string, Promise<Placeholder>>();
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private readonly minutes = new FixedWindows(MINUTE_MS, () => ({ made: 0 }));

  constructor(private readonly housePicture: HousePicture) {}

  /**
   * Throws TooManyRequests when a network has requested too many new sizes within a minute, and Unavailable while too
   * many networks wait for theirs.
   */
  async ofSize(size: Size, network: string, now = Date.now()): Promise<Placeholder> {
    const name = await this.housePicture.name();
    const key = `${name} ${size.width}x${size.height}`;
    const placeholder = this.kept.get(key) ?? this.start(name, size, network, now);
    this.kept.delete(key);
    this.kept.set(key, placeholder);
    this.dropOldest();
    return placeholder.catch((error: unknown) => {
      if (this.kept.get(key) === placeholder) this.kept.delete(key);
      throw error;
    });
  }

  private start(name: string, size: Size, network: string, now: number): Promise<Placeholder> {
    if (!isOwnSize(size)) this.countNew(network, now);
    this.waiting += 1;
    const made = this.last.then(() => this.make(name, size));
    this.last = made.catch(() => undefined).then(() => (this.waiting -= 1));
    return made;
  }

  /** One after another, as each takes the memory of a decoded picture. */
  private async make(name: string, size: Size): Promise<Placeholder> {
    const bytes = await cropPicture(await this.housePicture.read(name), size);
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
  }

  private countNew(network: string, now: number): void {
    this.minutes.prune(now);
    const minute = this.minutes.of(network, now);
    if (minute.made >= MAX_NEW_SIZES_A_MINUTE) throw new TooManyRequests((minute.endsAt - now) / 1000);
    if (this.waiting >= MAX_WAITING_SIZES) throw new Unavailable();
    minute.made += 1;
  }

  private dropOldest(): void {
    for (const key of this.kept.keys()) {
      if (this.kept.size <= MAX_KEPT_SIZES) return;
      this.kept.delete(key);
    }
  }
}
