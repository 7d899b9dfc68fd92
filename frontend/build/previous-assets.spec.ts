import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { keepPreviousAssets } from './previous-assets.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build with these assets, each with the build's name as its content. */
function aBuild(name: string, ...assets: string[]): string {
  mkdirSync(join(folder, name, 'client/assets'), { recursive: true });
  for (const asset of assets) writeFileSync(join(folder, name, 'client/assets', asset), name);
  return join(folder, name);
}
const assetsOf = (build: string): string[] => readdirSync(join(build, 'client/assets')).sort();

it('a build keeps the assets of the previous build, however old, and its own file where both have one', async () => {
  const first = aBuild('first', 'page-a.js', 'icon.svg');
  const second = aBuild('second', 'page-b.js', 'icon.svg');

  await keepPreviousAssets(first, second);

  expect(assetsOf(second)).toEqual(['icon.svg', 'page-a.js', 'page-b.js']);
  expect(readFileSync(join(second, 'client/assets/icon.svg'), 'utf8')).toBe('second');
});

it('assets are kept over several builds until a week after they were left out', async () => {
  const [first, second, third] = [aBuild('first', 'a.js'), aBuild('second', 'b.js'), aBuild('third', 'c.js')];
  const [fourth, now] = [aBuild('fourth', 'd.js'), Date.now()];
  await keepPreviousAssets(first, second, now);
  await keepPreviousAssets(second, third, now + 6 * DAY_MS);
  expect(assetsOf(third)).toEqual(['a.js', 'b.js', 'c.js']);

  await keepPreviousAssets(third, fourth, now + 8 * DAY_MS);

  expect(assetsOf(fourth)).toEqual(['b.js', 'c.js', 'd.js']);
});

it('a first build has no former assets', async () => {
  const first = aBuild('first', 'a.js');

  await keepPreviousAssets(join(folder, 'missing'), first);

  expect(assetsOf(first)).toEqual(['a.js']);
});
