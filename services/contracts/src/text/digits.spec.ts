import { expect, it } from '@jest/globals';
import { withLatinDigits } from './digits.ts';

it.each([
  ['९८४८०१२३४५', '9848012345'],
  ['+९१ ९८४८०-१२३४५', '+91 98480-12345'],
  ['౯౮౪౮౦౧౨౩౪౫', '9848012345'],
  ['９８４８０ １２３４５', '98480 12345'],
  ['٩٨٤٨۰۱۲۳۴۵', '9848012345'],
  ['98480 12345', '98480 12345'],
  ['Asha आशा', 'Asha आशा'],
])('withLatinDigits writes %j as %j', (text, latin) => {
  expect(withLatinDigits(text)).toBe(latin);
});
