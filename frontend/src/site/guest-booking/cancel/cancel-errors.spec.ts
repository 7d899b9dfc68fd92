import { expect, it } from '@jest/globals';
import { cancelErrors } from './cancel-errors.ts';

it.each([
  ['nothing, and no money is sent back', {}, false, {}],
  ['nothing, and money is sent back', {}, true, { refundTo: 'Where should we send the money?' }],
  ['1,000 emoji', { refundTo: 'asha@upi', reason: '🌿'.repeat(1000) }, true, {}],
  [
    'texts that are too long',
    { refundTo: 'x'.repeat(101), reason: '🌿'.repeat(1001) },
    true,
    { refundTo: 'At most 100 characters are possible', reason: 'At most 1000 characters are possible' },
  ],
])('a cancellation with %s has these errors', (_what, input, returns, errors) => {
  expect(cancelErrors(input, returns)).toEqual(errors);
});
