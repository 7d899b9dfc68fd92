import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { setClock } from './clock.ts';

const folder = mkdtempSync(join(tmpdir(), 'clock-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['forward', 90, '+5400\n'],
  ['back', -1, '-60\n'],
  ['right', 0, '+0\n'],
])('setClock sets the clock %s by seconds, and leaves no other file', (_direction, minutes, content) => {
  const file = join(folder, 'clock');

  setClock(file, minutes);

  expect(readFileSync(file, 'utf8')).toBe(content);
  expect(readdirSync(folder)).toEqual(['clock']);
});
