import type { SeededRandom } from '../support/random.ts';

/** Texts that break programs which do not validate or escape them. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  "' OR '1'='1",
  "'; DROP TABLE bookings; --",
  '1; SELECT pg_sleep(10)--',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{constructor.constructor("return process")()}}',
  '${7*7}',
  '%{7*7}',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  'a\r\nSet-Cookie: admin=1',
  'a@example.com\r\nBcc: b@example.com',
  '=HYPERLINK("https://example.com")',
  '+cmd|calc!A0',
  'nul\u0000nul',
  '\u202Egnp.exe',
  '\uFEFF\u200B\u200D',
  '\uD800',
  'Z\u0351\u036B\u0343\u036A\u0302\u036B\u033D'.repeat(50),
  '💩'.repeat(200),
  'a'.repeat(5_000),
  '(a+)+$',
  'a'.repeat(60) + '!',
  '2026-02-30',
  '9999-12-31',
  '-0001-01-01',
  'null',
  'undefined',
  '__proto__',
  'NaN',
  '1e309',
];

const VALUES: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e21, -1e308, 2 ** 31, 2 ** 53],
  ...[[], {}, [[]], [null], { length: 1e9 }, { $gt: '' }, { toString: 'x' }, { then: 1 }],
  ...[Array.from({ length: 2_000 }, () => 1), { a: { a: { a: { a: { a: {} } } } } }],
];

/** A hostile text, alone or put into `valid`. */
export function hostileText(random: SeededRandom, valid = ''): string {
  const text = random.pick(TEXTS);
  return random.below(3) === 0 ? valid + text : text;
}

/** A hostile value of any type. */
export function hostileValue(random: SeededRandom): unknown {
  return random.below(2) === 0 ? hostileText(random) : random.pick(VALUES);
}
