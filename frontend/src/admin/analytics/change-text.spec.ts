import { describe, expect, it } from '@jest/globals';
import { changeText, spanText } from './change-text.ts';
import { formatCount, formatDuration } from './visit-text.ts';

describe('changeText', () => {
  it.each([
    [0, 0, 'as before'],
    [5, 5, 'as before'],
    [5, 0, 'none before'],
    [15, 12, '12 before, 25% more'],
    [9, 12, '12 before, 25% less'],
    [0, 1200, '1,200 before, 100% less'],
    [10_001, 10_000, '10,000 before, about as many'],
  ])('of %d after %d is %s', (now, before, text) => {
    expect(changeText(now, before, formatCount)).toBe(text);
  });

  it('writes durations as such', () => {
    expect(changeText(90, 60, formatDuration)).toBe('1m before, 50% more');
  });
});

it('spanText names one day once', () => {
  expect(spanText({ from: '2026-11-21', to: '2026-11-21' })).toBe('on Sat, 21 Nov 2026');
  expect(spanText({ from: '2026-11-16', to: '2026-11-22' })).toBe('from Mon, 16 Nov 2026 to Sun, 22 Nov 2026');
});
