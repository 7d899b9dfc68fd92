import { beforeEach, describe, expect, it } from '@jest/globals';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { adjustmentOf, rememberShownTotal, adjustmentAfterChange } from './price-adjustment.ts';
import { memoryStorage } from '../../../shared/storage/testing/memory-storage.ts';

const code = 'FH-7K3M9QXZ';

beforeEach(() => {
  const stored = new Map<string, string>();
  Object.assign(globalThis, {
    sessionStorage: memoryStorage(stored),
  });
});

describe('The guest’s confirmation page', () => {
  it.each([5700, 4500])('remembers a total of %p rupees that differs from the shown 5100', (total) => {
    rememberShownTotal({ code, shown: 5100, total });

    expect(adjustmentOf(code)).toEqual({ code, shown: 5100, total });
    expect(adjustmentOf('FH-AAAAAAAA')).toBeUndefined();
  });

  it('remembers nothing when the total is the shown one, and forgets what was remembered of that booking', () => {
    rememberShownTotal({ code, shown: 5100, total: 5700 });
    rememberShownTotal({ code: 'FH-AAAAAAAA', shown: 800, total: 800 });
    expect(adjustmentOf(code)).toBeDefined();

    rememberShownTotal({ code, shown: 5700, total: 5700 });

    expect(adjustmentOf(code)).toBeUndefined();
  });
});

describe('The price after a change of a booking', () => {
  const changeRequest = { finalTotal: 7400 } as GuestBooking['changeRequest'];
  const answer = { confirmationCode: code, finalTotal: 5700, changeRequest, priceAdjusted: true };

  it.each([
    ['the new total of a changed booking request', { status: 'pending' }, 5700],
    ['the total of a filed change request', { status: 'confirmed' }, 7400],
    ['the shown total if the price is the same', { status: 'confirmed', priceAdjusted: false }, 5100],
  ] as const)('is %s', (_what, part, total) => {
    expect(adjustmentAfterChange(5100, { ...answer, ...part })).toEqual({ code, shown: 5100, total });
  });
});
