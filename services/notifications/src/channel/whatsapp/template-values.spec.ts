import { describe, expect, it } from '@jest/globals';
import { exampleBooking, exampleSettings, exampleSite } from '../../testing/example-mails.ts';
import { templateValues } from './template-values.ts';

describe('the amount due in a WhatsApp template', () => {
  it.each([
    ['the advance of a request', { due: 11_000, dueLater: 7700 }, '₹3,300'],
    ['the total when everything is due at once', {}, '₹11,000'],
    ['the balance, also before its day', { due: 7700, dueLater: 7700 }, '₹7,700'],
    ['nothing once all is paid', { due: 0, dueLater: 0 }, '₹0'],
  ])('is %s', (_case, changes, amount) => {
    const payload = { booking: exampleBooking(changes) };

    expect(templateValues(['due'], payload, exampleSettings(), exampleSite)).toEqual([amount]);
  });
});
