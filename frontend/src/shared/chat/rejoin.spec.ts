import { expect, it } from '@jest/globals';
import { rejoinAfterMs } from './rejoin.ts';

it('a chat is joined again after the seconds that the server names, or else after three', () => {
  expect(rejoinAfterMs({ code: 'too-many-requests', message: '', retryAfter: 10 })).toBe(10_000);
  expect(rejoinAfterMs({ code: 'unavailable', message: '' })).toBe(3_000);
});
