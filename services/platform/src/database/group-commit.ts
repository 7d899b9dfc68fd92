import { setImmediate as nextTurn } from 'node:timers/promises';
import { Unavailable } from '../errors/domain-error.ts';

export interface GroupCommitOptions {
  /** Most items of one group. */
  maxGroupSize: number;
  /** A group is never smaller while at least so many items wait. */
  minGroupSize?: number;
  /**
   * Number of items that may wait, and the error message for the caller of one more; without it any number may wait.
   */
  queue?: { size: number; refusal: string };
  /**
   * True for an error of `write` after which nothing was stored: then the items of a group are retried one by one, so
   * that one of them cannot fail the others.
   */
  isRolledBack?: (error: unknown) => boolean;
}

interface Waiting<T, R> {
  item: T;
  resolve: (result: R) => void;
  reject: (error: unknown) => void;
}

/**
 * Writes items in groups: the first one at once, and what arrives while a group is being written with the groups after
 * it, since a commit costs the disk the same for one row as for many. There is no timer, so that a single item is never
 * delayed. An item's promise resolves when its group is committed; groups are written and answered in order.
 *
 * A group takes at most half of the items waiting plus just written: the callers of those just written are likely to
 * call again. So the database writes one half while this process responds to and reads the other. Groups of everything
 * that waits would soon hold all callers at once, and each side would be idle while the other works.
 */
export class GroupCommit<T, R> {
  private waiting: Waiting<T, R>[] = [];
  private isWriting = false;

  /**
   * `write` resolves after the commit with a function that returns a result for each item, in order. It is called once,
   * while the database works on the next group, so that it may do what need not hold up that group.
   */
  constructor(
    private readonly write: (items: readonly T[]) => Promise<() => R[]>,
    private readonly options: GroupCommitOptions,
  ) {}

  get length(): number {
    return this.waiting.length;
  }

  /** Rejects with Unavailable when too many items wait already. */
  add(item: T): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      const { queue } = this.options;
      if (queue && this.waiting.length >= queue.size) throw new Unavailable(queue.refusal);
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
    const { minGroupSize = 1, maxGroupSize } = this.options;
    const half = Math.ceil((this.waiting.length + justWritten) / 2);
    return this.waiting.splice(0, Math.min(Math.max(half, minGroupSize), maxGroupSize));
  }

  /** Returns the function that settles the promises of the group's items. */
  private async writeGroup(group: readonly Waiting<T, R>[]): Promise<() => void> {
    const rejectAll = (error: unknown) => group.forEach(({ reject }) => reject(error));
    try {
      const resultsOf = await this.write(group.map(({ item }) => item));
      return () => {
        try {
          const results = resultsOf();
          group.forEach(({ resolve }, index) => resolve(results[index] as R));
        } catch (error) {
          rejectAll(error);
        }
      };
    } catch (error) {
      if (group.length === 1 || !this.options.isRolledBack?.(error)) return () => rejectAll(error);
    }
    for (const one of group) (await this.writeGroup([one]))();
    return () => undefined;
  }
}
