import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { keepFormerAssets } from './former-assets.ts';

const DAY_S = 24 * 60 * 60;
let folder: string;
const former = (name = '') => join(folder, 'former', name);
const built = (name = '') => join(folder, 'built', name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
  mkdirSync(former());
  mkdirSync(built());
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, content: string, ageDays = 0): void {
  writeFileSync(path, content);
  const seconds = Date.now() / 1000 - ageDays * DAY_S;
  utimesSync(path, seconds, seconds);
}

it('a build keeps the assets of the builds of the last week, and its own where both have one', async () => {
  write(former('page-a.js'), 'former');
  write(former('icon.svg'), 'former');
  write(former('old-b.js'), 'former', 8);
  write(built('page-c.js'), 'new');
  write(built('icon.svg'), 'new');

  await keepFormerAssets(former(), built());

  expect(readdirSync(built()).sort()).toEqual(['icon.svg', 'page-a.js', 'page-c.js']);
  expect(readFileSync(built('icon.svg'), 'utf8')).toBe('new');
});

it('an asset is kept for a week over several builds', async () => {
  write(former('page-a.js'), 'former', 5);
  await keepFormerAssets(former(), built());
  mkdirSync(join(folder, 'next'));

  await keepFormerAssets(built(), join(folder, 'next'), Date.now() + 3 * DAY_S * 1000);

  expect(readdirSync(join(folder, 'next'))).toEqual([]);
});

it('a first build has no former assets', async () => {
  await keepFormerAssets(join(folder, 'missing'), built());

  expect(readdirSync(built())).toEqual([]);
});
