import { expect, it } from '@jest/globals';
import { oneAtATime } from './one-at-a-time.ts';

it('oneAtATime starts work a second time only when the first has ended', async () => {
  const started: string[] = [];
  let finish = (): void => undefined;
  const run = oneAtATime({ current: false }, (name: string) => {
    started.push(name);
    return new Promise<void>((resolve) => (finish = resolve));
  });

  const first = run('first');
  await run('while the first is in progress');
  finish();
  await first;
  void run('afterwards');

  expect(started).toEqual(['first', 'afterwards']);
});

it('oneAtATime starts work again after it has failed', async () => {
  const isRunning = { current: false };
  const run = oneAtATime(isRunning, () => Promise.reject(new Error('No connection')));

  await expect(run()).rejects.toThrow('No connection');

  expect(isRunning.current).toBe(false);
});
