import { describe, expect, it } from '@jest/globals';
import { upiIdOf, upiLink } from './upi.ts';

const payment = { payee: 'owner@bank', payeeName: 'Vennela Grove', amount: 1650, confirmationCode: 'FH-7K3M9QXZ' };

describe('the UPI link', () => {
  it('carries payee, amount in rupees and paise, and the code', () => {
    expect(upiLink(payment)).toBe(
      'upi://pay?pa=owner%40bank&pn=Vennela%20Grove&am=1650.00&cu=INR&tn=FH-7K3M9QXZ&tr=FH7K3M9QXZ',
    );
  });

  it('cannot be turned into another payment by what the owner typed', () => {
    const link = upiLink({ ...payment, payee: 'a@b&am=1', payeeName: 'Grove & Sons #1?' });

    const parameters = new URLSearchParams(link.split('?')[1]);
    expect(parameters.getAll('am')).toEqual(['1650.00']);
    expect(parameters.get('pa')).toBe('a@b&am=1');
    expect(parameters.get('pn')).toBe('Grove & Sons #1?');
  });
});

describe('upiIdOf', () => {
  it.each([
    ['asha@okbank', 'asha@okbank'],
    ['UPI: asha.rao-1@ybl please', 'asha.rao-1@ybl'],
    ['HDFC 1234567890, IFSC HDFC0000001', undefined],
    ['asha@example.com', undefined],
    ['@okbank', undefined],
    ['', undefined],
    [null, undefined],
  ])('finds in %j the UPI id %j', (text, id) => {
    expect(upiIdOf(text)).toBe(id);
  });
});
