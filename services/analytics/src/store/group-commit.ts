import { setImmediate as nextTurn } from 'node:timers/promises';
import { Unavailable } from '@farmhouse/platform/errors/domain-error';

export interface GroupLimits {
  /** Items that may wait; one more is rejected. */
  maxWaiting: number;
  /** Most items of one group. */
  maxGroupSize: number;
}

interface Waiting<T, R> {
  item: T;
  resolve: (result: R) => void;
  reject: (error: unknown) => void;
}

/**
 * Writes items in groups: the first one at once, and what arrives while a group is being written with the groups after
 * it. There is no timer, so that a single item is never delayed. An item's promise resolves when its group is
 * stored.
 *
 * A group takes at most half of the items waiting plus just written: the callers of those just written are likely to call
 * again. So the database writes one half while this process responds to and reads the other. Groups of everything that waits
 * would soon hold all callers at once, and each side would be idle while the other works.
 */
export class GroupCommit<T, R> {
  private waiting: Waiting<T, R>[] = [];
  private isWriting = false;

  /**
   * `write` returns a result for each item, in order. `isRolledBack` says of its errors that nothing was stored:
   * then the items of a group are retried one by one, so that one of them cannot fail the others.
   */
  constructor(
    private readonly write: (items: readonly T[]) => Promise<R[]>,
    private readonly isRolledBack: (error: unknown) => boolean,
    private readonly limits: GroupLimits,
  ) {}

  get length(): number {
    return this.waiting.length;
  }

  /** Rejects with Unavailable when too many items wait already. */
  add(item: T): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      if (this.waiting.length >= this.limits.maxWaiting) {
        throw new Unavailable('Too many visits arrive at once. Please try again in a moment.');
      }
      this.waiting.push({ item, resolve, reject });
      if (!this.isWriting) void this.drain();
    });
  }

  private async drain(): Promise<void> {
    this.isWriting = true;
    let group = this.nextGroup(0);
    while (group.length > 0) {
      const settle = await this.writeGroup(group);
      if (this.waiting.length > 0) {
        await nextTurn(); // reads the calls that are here already, so that they go with the next group
        setImmediate(settle); // when the database works on the next group
      } else {
        settle();
      }
      group = this.nextGroup(group.length);
    }
    this.isWriting = false;
  }

  private nextGroup(justWritten: number): Waiting<T, R>[] {
    const half = Math.ceil((this.waiting.length + justWritten) / 2);
    return this.waiting.splice(0, Math.min(half, this.limits.maxGroupSize));
  }

  /** Returns the function that settles the promises of the group's items. */
  private async writeGroup(group: readonly Waiting<T, R>[]): Promise<() => void> {
    try {
      const results = await this.write(group.map(({ item }) => item));
      return () => group.forEach(({ resolve }, index) => resolve(results[index] as R));
    } catch (error) {
      if (group.length === 1 || !this.isRolledBack(error)) return () => group.forEach(({ reject }) => reject(error));
    }
    for (const one of group) (await this.writeGroup([one]))();
    return () => undefined;
  }
}
