import { expect, it } from '@jest/globals';
import { certainToast } from './certain-toast.ts';

const failed = [
  { id: 1, message: 'The booking is cancelled.' },
  { id: 2, message: 'The UTR is used' },
];

it.each([
  ['all', { accepted: 2, unconfirmed: [], failed: [] }, 'Payments Verified', 'success', '2 verified.'],
  [
    'some',
    { accepted: 1, unconfirmed: ['FH-23456789', 'FH-34567892'], failed: failed.slice(1) },
    'Payments Verified',
    'neutral',
    '1 verified. Not confirmed: FH-23456789, FH-34567892. 1 not verified: The UTR is used.',
  ],
  [
    'none',
    { accepted: 0, unconfirmed: [], failed },
    'No Payment Verified',
    'destructive',
    '0 verified. 2 not verified: The booking is cancelled.',
  ],
  [
    'none, because another admin was faster,',
    { accepted: 0, unconfirmed: [], failed: [] },
    'No Payment Verified',
    'neutral',
    '0 verified.',
  ],
])('after %s of the certain lines were accepted, the toast says so', (_what, result, title, tone, description) => {
  expect(certainToast({ ...result, left: 0 })).toEqual({ title, tone, description });
});
