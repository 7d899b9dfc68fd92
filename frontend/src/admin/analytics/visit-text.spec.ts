import { describe, expect, it } from '@jest/globals';
import { browserAndOs, formatAgo, formatDuration, formatShare } from './visit-text.ts';

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

describe('formatAgo', () => {
  it.each([
    ['2026-11-22T10:00:00Z', 'Just now'],
    ['2026-11-22T10:00:30Z', 'Just now'],
    ['2026-11-22T09:59:00Z', '1 minute ago'],
    ['2026-11-22T09:31:01Z', '28 minutes ago'],
  ])('of %s is %s', (iso, text) => {
    expect(formatAgo(iso, Date.parse('2026-11-22T10:00:00Z'))).toBe(text);
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
