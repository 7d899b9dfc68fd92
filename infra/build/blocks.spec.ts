import { expect, it } from '@jest/globals';
import { fillBlock } from './blocks.ts';

const TEXT = ['a:', '  # begin names (made)', '  old', '  # end names', 'b: 1'].join('\n');

it('fillBlock replaces the lines between the markers and keeps their indentation', () => {
  const filled = fillBlock(TEXT, 'names', ['x:', '  $y: $&']);

  expect(filled).toBe(['a:', '  # begin names (made)', '  x:', '    $y: $&', '  # end names', 'b: 1'].join('\n'));
  expect(fillBlock(filled, 'names', ['old'])).toBe(TEXT);
});

it('fillBlock throws an error naming a missing block', () => {
  expect(() => fillBlock(TEXT, 'ports', [])).toThrow('begin ports');
});
