import { UNDO_HEADER } from '@farmhouse/contracts/undo/undo';
import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { isApiError, isWorthRepeating } from './api-error.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

/** How long the same change counts as a retry of a failed one, in milliseconds. */
const KEEP_MS = 10 * 60_000;

type Change = Pick<FetchArgs, 'url' | 'method' | 'body' | 'headers'>;

interface Kept {
  change: Change;
  key: string;
  until: number;
}

/**
 * The idempotency keys of changes with an unknown outcome. Sending the same again, by 'Try again' or by the form's own
 * button, means the same change: it keeps its key and is made once. After another change or an undo it means a new one.
 */
export class UnsettledChanges {
  private readonly kept = new Map<string, Kept>();

  /** Sends a change with its key. */
  async send<T extends { error?: unknown }>(
    change: Change,
    call: (key: string) => T | PromiseLike<T>,
    now = Date.now(),
  ): Promise<T> {
    const name = nameOf(change);
    const kept = name === undefined ? undefined : this.kept.get(name);
    const key = kept && kept.until > now ? kept.key : newIdempotencyKey();
    const response = await call(key);
    if (!response.error) this.forget((other) => replaces(change, other));
    if (name === undefined) return response;
    if (isApiError(response.error) && isWorthRepeating(response.error))
      this.kept.set(name, { change, key, until: now + KEEP_MS });
    else this.kept.delete(name);
    return response;
  }

  /** To be called after an undo: what was undone may be made again. */
  undone(): void {
    this.forget(({ headers }) => new Headers(headers as HeadersInit).has(UNDO_HEADER));
  }

  private forget(isOver: (change: Change) => boolean): void {
    for (const [name, { change }] of this.kept) if (isOver(change)) this.kept.delete(name);
  }
}

/** True if a change sets anew what the other has set. A POST adds to it: a lost one may still have to be sent. */
const replaces = ({ url, method }: Change, other: Change): boolean =>
  url === other.url && method !== 'POST' && other.method !== 'POST';

/** Equal for changes with the same content; undefined for files, which cannot be compared. */
function nameOf({ url, method, body }: Change): string | undefined {
  if (typeof FormData !== 'undefined' && body instanceof FormData) return undefined;
  return JSON.stringify([method, url, body]);
}
