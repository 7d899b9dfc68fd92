import { beforeEach, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { memoryStorage } from '../../shared/storage/testing/memory-storage.ts';
import type { VisibleBooking } from '../guest-booking/access/guest-booking.api.ts';
import { rememberShownTotal } from '../guest-booking/price/price-adjustment.ts';
import { PriceChange } from './price-change.tsx';

const requested = { confirmationCode: 'FH-7K3M9QXZ', status: 'pending', finalTotal: 5700 } as VisibleBooking;

const shown = (changes: Partial<VisibleBooking> = {}): string =>
  renderToStaticMarkup(<PriceChange booking={{ ...requested, ...changes } as VisibleBooking} />);

beforeEach(() => {
  Object.assign(globalThis, { sessionStorage: memoryStorage(new Map()) });
});

it('the confirmation page names the price that the guest saw and the one that was requested', () => {
  rememberShownTotal({ code: requested.confirmationCode, shown: 5100, total: 5700 });

  expect(shown()).toContain('The price has changed since you saw it');
  expect(shown()).toContain('You saw ₹5,100; by our current prices it is ₹5,700.');
});

it.each<[string, Partial<VisibleBooking>]>([
  ['that was confirmed since', { status: 'confirmed' }],
  ['whose price was changed since', { finalTotal: 6000 }],
  ['with another code', { confirmationCode: 'FH-AAAAAAAA' }],
])('the confirmation page names no other price for a booking %s', (_which, changes) => {
  rememberShownTotal({ code: requested.confirmationCode, shown: 5100, total: 5700 });

  expect(shown(changes)).toBe('');
});

it('the confirmation page names no other price if the guest saw the requested one', () => {
  rememberShownTotal({ code: requested.confirmationCode, shown: 5700, total: 5700 });

  expect(shown()).toBe('');
});
