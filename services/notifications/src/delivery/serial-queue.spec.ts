import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { SerialQueue } from './serial-queue.ts';

/** Pieces of work that run until `end` is called, and the names of those that have begun. */
function startWork(longestMs = 60_000) {
  const queue = new SerialQueue(longestMs);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string) =>
    void queue.run(() => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await sleep(5);
  };
  return { begun, start, end };
}

describe('SerialQueue', () => {
  it('begins work once the work before it has ended', async () => {
    const { begun, start, end } = startWork();
    for (const name of ['a', 'b', 'c']) start(name);

    await sleep(5);
    expect(begun).toEqual(['a']);
    await end('a');
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('begins the next work while one takes longer than the longest delay', async () => {
    const { begun, start } = startWork(40);
    for (const name of ['a', 'b', 'c']) start(name);

    await sleep(60);
    expect(begun).toEqual(['a', 'b']);
    await sleep(40);
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('returns the result of the work, and passes its error on', async () => {
    const queue = new SerialQueue(60_000);

    await expect(queue.run(() => Promise.resolve(7))).resolves.toBe(7);
    await expect(queue.run(() => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
    await expect(queue.run(() => Promise.resolve(8))).resolves.toBe(8);
  });
});
