import { describe, expect, it } from '@jest/globals';
import { internationalDigits, isPhone, whatsappLink, nationalDigits } from './phone.ts';

describe('phone numbers', () => {
  it.each([
    '0000011500',
    '+91 00000 11500',
    '(040) 0000-0000',
    '00000-11500',
    '+910000011500',
    '९८४८०१२३४५',
    '９８４８０１２３４५',
    '\u202a+91 98480 12345\u202c',
  ])('isPhone accepts %j', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  it.each(['', '12345', '123456789', 'call 0000011500', '0000011500 ext 2', '+91 00000+11500', '1'.repeat(21)])(
    'isPhone refuses %j',
    (text) => {
      expect(isPhone(text)).toBe(false);
    },
  );

  it.each([
    ['90000 11500', '919000011500'],
    ['090000 11500', '919000011500'],
    ['+91 90000-11500', '919000011500'],
    ['+1 (555) 010-0000', '15550100000'],
    ['+65 9123 4567', '6591234567'],
    ['0065 9123 4567', '6591234567'],
    ['+47 912 34 567', '4791234567'],
    ['0091 90000 11500', '919000011500'],
  ])('internationalDigits turns %j into %s', (phone, digits) => {
    expect(internationalDigits(phone)).toBe(digits);
  });

  it('whatsappLink encodes the draft text', () => {
    expect(whatsappLink('90000 11500')).toBe('https://wa.me/919000011500');
    expect(whatsappLink('90000 11500', 'Hi & welcome?')).toBe('https://wa.me/919000011500?text=Hi%20%26%20welcome%3F');
  });
});

it.each([
  ['+91 98480 12345', '9848012345'],
  ['+91 98480', '98480'],
  ['098480 12345', '9848012345'],
  ['919848012345', '9848012345'],
  ['98480 12345', ''],
])('nationalDigits of %s is "%s"', (typed, digits) => {
  expect(nationalDigits(typed)).toBe(digits);
});
