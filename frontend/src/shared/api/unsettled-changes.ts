import type { DeclineBookings } from '@farmhouse/contracts/bookings/booking/status-change';
import { UNDO_HEADER } from '@farmhouse/contracts/undo/undo';
import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { isApiError, isWorthRepeating } from './api-error.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

/** How long the same change counts as a retry of a failed one, in milliseconds. */
const KEEP_MS = 10 * 60_000;

/** Names the opened dialog that sends a change: with the same input, one that is opened later sends another change. */
export interface FromDialog {
  sentBy?: string;
}

type Change = Pick<FetchArgs, 'url' | 'method' | 'body' | 'headers'> & FromDialog;

interface Kept {
  change: Change;
  key: string;
  until: number;
}

/**
 * The idempotency keys of changes with an unknown outcome. Sending the same again, by 'Try again' or by the form's own
 * button, means the same change: it keeps its key and is made once. After another change of the same booking or an undo
 * it means a new one.
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

/**
 * True if `change` makes a retry of `other` obsolete: it writes the same resource, not by POST, which adds to it, or it
 * changes the same booking. Changes sent by one opening of a dialog are kept.
 */
function replaces(change: Change, other: Change): boolean {
  if (change.url === other.url) return change.method !== 'POST' && other.method !== 'POST';
  if (other.sentBy !== undefined) return false;
  const changed = bookingsOf(change);
  return bookingsOf(other).some((id) => changed.includes(id));
}

/** The ids of the bookings that one of the owner's changes is about. */
function bookingsOf({ url, body }: Change): number[] {
  const [, id] = /^(?:admin\/)?bookings\/(\d+)(?:\/|$)/.exec(url) ?? [];
  if (id !== undefined) return [Number(id)];
  return url === 'admin/bookings/decline' ? (body as DeclineBookings).ids : [];
}

/** Equal for changes with the same content; undefined for files, which cannot be compared. */
function nameOf({ url, method, body, sentBy }: Change): string | undefined {
  if (typeof FormData !== 'undefined' && body instanceof FormData) return undefined;
  return JSON.stringify([method, url, body, sentBy]);
}
