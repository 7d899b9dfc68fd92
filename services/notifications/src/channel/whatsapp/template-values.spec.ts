import type { BookingSnapshot } from '@farmhouse/contracts/events/payloads';
import { describe, expect, it } from '@jest/globals';
import { exampleBooking, exampleSettings, exampleSite } from '../../testing/example-mails.ts';
import { templateValues } from './template-values.ts';

const CHECKED = { paymentStatus: 'pending_verification', upiTransactionId: '412345678901' } as const;

describe('the amount due in a WhatsApp template', () => {
  it.each<[string, Partial<BookingSnapshot>, string]>([
    ['the advance of a request', { due: 11_000, dueLater: 7700 }, '₹3,300'],
    ['the total when everything is due at once', {}, '₹11,000'],
    ['the balance, also before its day', { due: 7700, dueLater: 7700 }, '₹7,700'],
    ['nothing while the whole total waits to be verified', { due: 11_000, ...CHECKED, waiting: 11_000 }, '₹0'],
    ['the rest while a part waits to be verified', { due: 11_000, ...CHECKED, waiting: 4000 }, '₹7,000'],
    [
      'the balance while the advance waits to be verified',
      { due: 11_000, dueLater: 7700, ...CHECKED, waiting: 3300 },
      '₹7,700',
    ],
    [
      'the rest of the advance while a part of it waits to be verified',
      { due: 11_000, dueLater: 7700, ...CHECKED, waiting: 1000 },
      '₹2,300',
    ],
    ['nothing for a cancelled booking', { due: 11_000, status: 'cancelled' }, '₹0'],
    ['nothing once all is paid', { due: 0, dueLater: 0 }, '₹0'],
  ])('is %s', (_case, changes, amount) => {
    const payload = { booking: exampleBooking(changes) };

    expect(templateValues(['due'], payload, exampleSettings(), exampleSite)).toEqual([amount]);
  });
});
