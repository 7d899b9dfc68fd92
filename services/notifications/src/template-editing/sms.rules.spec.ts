import { describe, expect, it } from '@jest/globals';
import { smsOf } from './sms.rules.ts';

describe('smsOf', () => {
  it.each([
    ['a text of the default alphabet', 'a'.repeat(160), 160, 1],
    ['one character more', 'a'.repeat(161), 161, 2],
    ['two full parts', 'a'.repeat(306), 306, 2],
    ['three parts', 'a'.repeat(307), 307, 3],
    ['a euro sign, which takes two places', `${'a'.repeat(159)}€`, 160, 2],
    ['a rupee sign, which the default alphabet lacks', `₹${'a'.repeat(69)}`, 70, 1],
    ['one character more in Unicode', `₹${'a'.repeat(70)}`, 71, 2],
    ['Telugu', 'స్వాగతం'.repeat(10), 70, 1],
    ['a face, which takes two places', `${'🙂'.repeat(35)}`, 35, 1],
    ['one face too many', `${'🙂'.repeat(36)}`, 36, 2],
  ])('counts %s', (_case, text, characters, parts) => {
    expect(smsOf(text)).toEqual({ text, characters, parts });
  });
});
