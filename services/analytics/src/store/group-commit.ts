import { Unavailable } from '@farmhouse/platform/errors/domain-error';

export interface GroupLimits {
  /** Items that may wait; one more is refused. */
  waiting: number;
  /** Most items that are written together. */
  together: number;
}

interface Waiting<T, R> {
  item: T;
  resolve: (result: R) => void;
  reject: (error: unknown) => void;
}

/**
 * Writes items in groups: the first one at once, and whatever arrives while a group is being written with the next
 * group. There is no timer, so that a lone item is never slower than by itself. An item is answered when its group is
 * stored.
 */
export class GroupCommit<T, R> {
  private waiting: Waiting<T, R>[] = [];
  private isWriting = false;

  /**
   * `write` answers for each item in order. `isUndone` says of its errors that nothing was stored: then the items of a
   * group are tried one by one, so that one of them cannot fail the others.
   */
  constructor(
    private readonly write: (items: readonly T[]) => Promise<R[]>,
    private readonly isUndone: (error: unknown) => boolean,
    private readonly limits: GroupLimits,
  ) {}

  get length(): number {
    return this.waiting.length;
  }

  /** Rejects with Unavailable when too many items wait already. */
  add(item: T): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      if (this.waiting.length >= this.limits.waiting) {
        throw new Unavailable('Too many visits arrive at once. Please try again in a moment.');
      }
      this.waiting.push({ item, resolve, reject });
      if (!this.isWriting) void this.writeAll();
    });
  }

  private async writeAll(): Promise<void> {
    this.isWriting = true;
    while (this.waiting.length > 0) await this.writeGroup(this.waiting.splice(0, this.limits.together));
    this.isWriting = false;
  }

  private async writeGroup(group: readonly Waiting<T, R>[]): Promise<void> {
    try {
      const results = await this.write(group.map(({ item }) => item));
      const answer = (): void => group.forEach(({ resolve }, index) => resolve(results[index] as R));
      // the next group goes to the database first, which works on it meanwhile
      if (this.waiting.length > 0) setImmediate(answer);
      else answer();
    } catch (error) {
      if (group.length > 1 && this.isUndone(error)) for (const one of group) await this.writeGroup([one]);
      else for (const { reject } of group) reject(error);
    }
  }
}
