import { describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { GroupCommit, type GroupCommitOptions } from './group-commit.ts';

/** A writer whose groups are finished by hand. */
function aWriter(options: Partial<GroupCommitOptions> = {}) {
  const groups: { items: readonly string[]; store: () => void; fail: (error: Error) => void }[] = [];
  const write = (items: readonly string[]) =>
    new Promise<() => string[]>((resolve, reject) => {
      const store = () => resolve(() => items.map((item) => `stored ${item}`));
      groups.push({ items, store, fail: reject });
    });
  return { groups, commit: new GroupCommit<string, string>(write, { maxGroupSize: 50, ...options }) };
}

/** Resolves when what follows from the store's answers has happened: the next group begins a turn later. */
async function settled(): Promise<void> {
  await nextTurn();
  await nextTurn();
}

describe('GroupCommit', () => {
  it('writes a single item at once', () => {
    const { groups, commit } = aWriter();

    void commit.add('a');

    expect(groups.map(({ items }) => items)).toEqual([['a']]);
  });

  it('writes what arrives during a write with the next one, in order', async () => {
    const { groups, commit } = aWriter();
    const responses = ['a', 'b', 'c'].map((item) => commit.add(item));

    groups[0]?.store();
    await settled();
    groups[1]?.store();

    expect(groups.map(({ items }) => items)).toEqual([['a'], ['b', 'c']]);
    expect(await Promise.all(responses)).toEqual(['stored a', 'stored b', 'stored c']);
  });

  it('resolves no item before its group is stored', async () => {
    const { groups, commit } = aWriter();
    const answered: string[] = [];
    const [first] = ['a', 'b'].map((item) => commit.add(item).then(() => answered.push(item)));

    await settled();
    expect(answered).toEqual([]);
    groups[0]?.store();
    await first;

    expect(answered).toEqual(['a']);
  });

  it('writes at most maxGroupSize items at a time', async () => {
    const { groups, commit } = aWriter({ maxGroupSize: 2 });
    for (const item of ['a', 'b', 'c', 'd']) void commit.add(item);

    groups[0]?.store();
    await settled();

    expect(groups.map(({ items }) => items)).toEqual([['a'], ['b', 'c']]);
  });

  it('writes at most half of the waiting plus the just written items, so that the other half can be answered meanwhile', async () => {
    const { groups, commit } = aWriter();
    for (const item of ['a', 'b', 'c', 'd', 'e', 'f']) void commit.add(item);

    for (const group of [0, 1, 2, 3]) {
      groups[group]?.store();
      await settled();
    }

    expect(groups.map(({ items }) => items)).toEqual([['a'], ['b', 'c', 'd'], ['e', 'f']]);
  });

  it('writes at least minGroupSize items while so many wait', async () => {
    const { groups, commit } = aWriter({ minGroupSize: 4 });
    for (const item of ['a', 'b', 'c', 'd', 'e', 'f']) void commit.add(item);

    groups[0]?.store();
    await settled();

    expect(groups.map(({ items }) => items)).toEqual([['a'], ['b', 'c', 'd', 'e']]);
  });

  it('rejects the items of a group whose results cannot be read, and goes on', async () => {
    const unreadable = () => {
      throw new Error('unreadable');
    };
    const commit = new GroupCommit<string, string>(
      (items) => Promise.resolve(items.includes('bad') ? unreadable : () => [...items]),
      { maxGroupSize: 1 },
    );
    const [bad, good] = [commit.add('bad'), commit.add('good')];

    await expect(bad).rejects.toThrow('unreadable');
    expect(await good).toBe('good');
  });

  it('rejects an item with 503 and Retry-After while too many wait, and accepts one again afterwards', async () => {
    const { groups, commit } = aWriter({ queue: { size: 1, refusal: 'Too many' } });
    void commit.add('a');
    void commit.add('b');

    await expect(commit.add('c')).rejects.toMatchObject({
      status: 503,
      message: 'Too many',
      headers: { 'Retry-After': '2' },
    });
    groups[0]?.store();
    await settled();
    void commit.add('d');

    expect(commit.length).toBe(1);
  });

  it('rejects every item when it is unknown whether the group was stored, and goes on', async () => {
    const { groups, commit } = aWriter();
    const first = commit.add('a');

    groups[0]?.fail(new Error('connection lost'));
    await expect(first).rejects.toThrow('connection lost');
    void commit.add('b');

    expect(groups.map(({ items }) => items)).toEqual([['a'], ['b']]);
  });

  it('retries the items of a group one by one when the group was rolled back', async () => {
    const { groups, commit } = aWriter({ isRolledBack: () => true });
    const [, bad, good] = ['a', 'bad', 'good'].map((item) => commit.add(item));
    groups[0]?.store();
    await settled();

    groups[1]?.fail(new Error('refused'));
    await settled();
    groups[2]?.fail(new Error('refused'));
    await expect(bad).rejects.toThrow('refused');
    groups[3]?.store();

    expect(await good).toBe('stored good');
  });
});
