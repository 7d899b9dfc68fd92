import { describe, expect, it } from '@jest/globals';
import { browserAndOs, formatDuration, formatShare } from './visit-text.ts';

describe('formatDuration', () => {
  it.each([
    [0, '0s'],
    [59, '59s'],
    [59.6, '1m'],
    [60, '1m'],
    [185, '3m'],
    [3599, '59m'],
    [3600, '1h 0m'],
    [3900, '1h 5m'],
    [7200, '2h 0m'],
  ])('of %d seconds is %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });
});

describe('formatShare', () => {
  it.each([
    [0, 10, '0%'],
    [0, 0, '0%'],
    [1, 3, '33%'],
    [1, 1000, '<1%'],
    [10, 10, '100%'],
  ])('of %d of %d is %s', (part, whole, text) => {
    expect(formatShare(part, whole)).toBe(text);
  });
});

describe('the texts of a session', () => {
  it('name the browser with its system', () => {
    expect(browserAndOs({ browser: 'safari', os: 'ios' })).toBe('Safari on iOS');
  });
});
