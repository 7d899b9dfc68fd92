import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { checkForChat, isChatScript } from './chat-checks.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function watch(isThere: () => boolean) {
  const at: number[] = [];
  const started = Date.now();
  const inject = jest.fn();
  const giveUp = jest.fn();
  const end = checkForChat({ isThere: () => (at.push(Date.now() - started), isThere()), inject, giveUp });
  return { at, inject, giveUp, end };
}

it('checkForChat looks for the script after 0, 1, 3 and 5 seconds', () => {
  const { at, inject, giveUp } = watch(() => true);

  jest.advanceTimersByTime(60_000);

  expect(at).toEqual([0, 1000, 3000, 5000]);
  expect(inject).not.toHaveBeenCalled();
  expect(giveUp).not.toHaveBeenCalled();
});

it('checkForChat injects a missing script again at each check but the last, which gives up', () => {
  const { inject, giveUp } = watch(() => false);

  jest.advanceTimersByTime(4999);
  expect(inject).toHaveBeenCalledTimes(3);
  expect(giveUp).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);

  expect(inject).toHaveBeenCalledTimes(3);
  expect(giveUp).toHaveBeenCalledTimes(1);
});

it('checkForChat stops when it is ended', () => {
  const { at, end } = watch(() => true);
  jest.advanceTimersByTime(1500);

  end();
  jest.advanceTimersByTime(60_000);

  expect(at).toEqual([0, 1000]);
});

describe('isChatScript', () => {
  it.each([
    [{ name: 'Live chat' }, true],
    [{ script: '<script src="https://embed.tawk.to/1/default"></script>' }, true],
    [{}, false],
  ])('for %j is %s', (fields, expected) => {
    expect(isChatScript({ name: 'Counter', script: '<script>count()</script>', ...fields })).toBe(expected);
  });
});
