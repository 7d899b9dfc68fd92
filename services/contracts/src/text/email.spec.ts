import { expect, it } from '@jest/globals';
import { isDeceptiveEmail } from './email.ts';

it.each([
  ['an ordinary address', 'asha@example.com', false],
  ['a tag, an apostrophe and a slash', "o'brien+farm/2027@mail.example.co.in", false],
  ['Indian letters before the host', 'आशा@example.com', false],
  ['a host of one Indian script', 'मेल@डेटामेल.भारत', false],
  ['a host with umlauts', 'info@bücher-straße.de', false],
  ['a Cyrillic host', 'anna@почта.рф', false],
  ['an encoded word', '=?utf-8?q?a?=@b.example', true],
  ['an option of a program', '-oQ/tmp/x@b.example', true],
  ['a program', '|sh@b.example', true],
  ['a file', '/etc/aliases@b.example', true],
  ['a route by way of another host', 'asha%b.example@c.example', true],
  ['a path of hosts', 'c.example!asha@b.example', true],
  ['a Cyrillic letter in a Latin host', 'asha@ex\u0430mple.com', true],
  ['a host of Cyrillic letters that look Latin', 'asha@\u0430\u0440\u0440\u04cf\u0435.com', true],
  ['a Greek letter in a Latin host', 'asha@g\u03bfogle.com', true],
  ['a dotless i', 'asha@gma\u0131l.com', true],
  ['a letter with a dot below', 'asha@gm\u1ea1il.com', true],
  ['full-width letters', 'asha@\uff47mail.com', true],
  ['a look-alike in the last part', 'asha@example.\u0441om', true],
  ['an empty part', 'asha@example..com', true],
])('isDeceptiveEmail of %s: %s is %s', (_what, address, deceptive) => {
  expect(isDeceptiveEmail(address)).toBe(deceptive);
});
