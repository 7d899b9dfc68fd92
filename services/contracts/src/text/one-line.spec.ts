import { expect, it } from '@jest/globals';
import { oneLine } from './one-line.ts';

it.each([
  [' Gallery\r\n of\tthe\u0000 house ', 'Gallery of the house'],
  ['x'.repeat(31), 'x'.repeat(30)],
  [`${'x'.repeat(29)}🏡`, 'x'.repeat(29)],
  [`${'x'.repeat(28)}🏡🏡`, `${'x'.repeat(28)}🏡`],
  [`${'x'.repeat(29)} y`, 'x'.repeat(29)],
  ['\u0000', ''],
  ['\u202eyrellaG\u202c of the house', 'yrellaG of the house'],
])('oneLine: of %j at most 30 characters are stored, as %j', (text, line) => {
  expect(oneLine(text, 30)).toBe(line);
});
