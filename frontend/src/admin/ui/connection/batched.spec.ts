import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { batched } from './batched.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const aBatch = () => {
  const handed: string[][] = [];
  return { batch: batched<string>(200, (items) => handed.push([...items])), handed };
};

it('batched hands over each item once, 200 ms after the first, and begins again', () => {
  const { batch, handed } = aBatch();

  batch.add('a');
  jest.advanceTimersByTime(199);
  batch.add('b');
  batch.add('a');
  expect(handed).toEqual([]);
  jest.advanceTimersByTime(1);
  batch.add('c');
  jest.advanceTimersByTime(200);

  expect(handed).toEqual([['a', 'b'], ['c']]);
});

it('batched hands over nothing once it is cancelled', () => {
  const { batch, handed } = aBatch();

  batch.add('a');
  batch.cancel();
  jest.advanceTimersByTime(1000);

  expect(handed).toEqual([]);
});
