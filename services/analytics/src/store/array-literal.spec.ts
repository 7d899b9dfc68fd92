import { expect, it } from '@jest/globals';
import { arrayLiteral } from './array-literal.ts';

it.each<[(string | number | null | undefined)[], string]>([
  [[], '{}'],
  [['/', 'NULL', ''], '{"/","NULL",""}'],
  [[null, undefined], '{NULL,NULL}'],
  [[0, 7200], '{0,7200}'],
  [['a "b" \\', '{c},d'], '{"a \\"b\\" \\\\","{c},d"}'],
])('arrayLiteral: %j is %s', (fields, literal) => {
  expect(arrayLiteral(fields, (field) => field)).toBe(literal);
});
