import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { OncePerSecond } from './once-per-second.ts';

describe('OncePerSecond', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const recorder = () => {
    const errors: string[] = [];
    const done: string[] = [];
    const limited = new OncePerSecond(({ message }) => errors.push(message));
    return { limited, done, errors, add: (key: string, what: string) => limited.run(key, () => void done.push(what)) };
  };

  it('runs the first work of each key at once, and the last of the others a second later', async () => {
    const { add, done } = recorder();

    for (const what of ['1', '2', '3']) await add('one', what);
    await add('two', '4');
    const atOnce = [...done];
    await jest.advanceTimersByTimeAsync(1_000);

    expect([atOnce, done]).toEqual([
      ['1', '4'],
      ['1', '4', '3'],
    ]);
  });

  it('runs no more than once a second while work is added all the time', async () => {
    const { add, done } = recorder();

    for (let tenth = 0; tenth < 50; tenth += 1) {
      await add('one', String(tenth));
      await jest.advanceTimersByTimeAsync(100);
    }
    await jest.advanceTimersByTimeAsync(2_000);

    expect(done).toHaveLength(6);
    expect(done.at(-1)).toBe('49');
  });

  it('reports the error of work that has waited, and runs the next', async () => {
    const { limited, add, done, errors } = recorder();
    await add('one', 'first');
    await limited.run('one', () => Promise.reject(new Error('No database')));
    await jest.advanceTimersByTimeAsync(2_000);

    await add('one', 'next');

    expect([errors, done]).toEqual([['No database'], ['first', 'next']]);
  });

  it('drops the work of one key that waits, and keeps that of others and the pause', async () => {
    const { limited, add, done } = recorder();
    for (const what of ['1', '2']) await add('one', what);
    for (const what of ['3', '4']) await add('two', what);

    limited.drop('one');
    limited.drop('never used');
    await add('never used', '5');
    const atOnce = [...done];
    await jest.advanceTimersByTimeAsync(2_000);

    expect([atOnce, done]).toEqual([
      ['1', '3', '5'],
      ['1', '3', '5', '4'],
    ]);
  });

  it('drops the work that waits when it is cleared', async () => {
    const { limited, add, done } = recorder();
    for (const what of ['first', 'dropped']) await add('one', what);

    limited.clear();
    await jest.advanceTimersByTimeAsync(2_000);

    expect(done).toEqual(['first']);
  });
});
