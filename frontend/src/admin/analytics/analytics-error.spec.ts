import { describe, expect, it } from '@jest/globals';
import { analyticsError, isSessionOver, NOT_SIGNED_IN } from './analytics-error.ts';

const FAILED = 'Failed to fetch analytics overview';

describe('analyticsError', () => {
  it.each([
    [401, 'Authentication expired', true],
    [403, FAILED, false],
    [500, FAILED, false],
    [503, FAILED, false],
    [0, FAILED, false],
  ])('for status %i says %s', (status, message, isOver) => {
    const error = analyticsError({ status, message: `${status}: from the server` }, FAILED);

    expect(error.message).toBe(message);
    expect(isSessionOver(error)).toBe(isOver);
  });

  it('counts a missing token as the end of the session', () => {
    expect(NOT_SIGNED_IN.message).toBe('No authentication token found');
    expect(isSessionOver(NOT_SIGNED_IN)).toBe(true);
  });
});
