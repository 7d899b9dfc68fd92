import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { inRoot } from '../paths.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keep-assets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts the gateway's container of a version with these files; returns the files that it serves. */
function start(version: string, ...names: string[]): string[] {
  const image = join(folder, version);
  mkdirSync(join(image, 'assets/pictures'), { recursive: true });
  for (const name of names) writeFileSync(join(image, 'assets', name), version);
  const started = execFileSync('sh', [inRoot('infra/containers/keep-assets.sh'), 'echo', 'nginx starts'], {
    env: { PATH: process.env.PATH, STATIC_ROOT: image, ASSETS_ROOT: folder },
    encoding: 'utf8',
  });
  expect(started).toBe('nginx starts\n');
  return readdirSync(join(folder, 'assets'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}

describe("the gateway's container", () => {
  it('serves the assets of its version and of the previous one, and no older ones', () => {
    expect(start('first', 'a1.js', 'pictures/pool.jpg')).toEqual(['a1.js', 'pool.jpg']);
    expect(start('second', 'a2.js', 'pictures/pool.jpg')).toEqual(['a1.js', 'a2.js', 'pool.jpg']);
    expect(start('third', 'a3.js', 'pictures/pool.jpg')).toEqual(['a2.js', 'a3.js', 'pool.jpg']);
    expect(readFileSync(join(folder, 'assets/a2.js'), 'utf8')).toBe('second');
  });

  it('serves the assets of both versions from an empty folder when another version comes first, as in a cluster', () => {
    start('other', 'b1.js', 'pictures/pool.jpg');
    expect(start('own', 'b2.js', 'pictures/pool.jpg')).toEqual(['b1.js', 'b2.js', 'pool.jpg']);

    start('other', 'b1.js', 'pictures/pool.jpg');
    expect(start('own', 'b2.js', 'pictures/pool.jpg')).toEqual(['b1.js', 'b2.js', 'pool.jpg']);
  });

  it('keeps the assets of the previous version however often it is restarted', () => {
    start('first', 'a1.js');
    start('second', 'a2.js');
    start('second', 'a2.js');

    expect(start('second', 'a2.js')).toEqual(['a1.js', 'a2.js']);
  });

  it('serves the assets of the previous version again after a rollback', () => {
    start('first', 'a1.js');
    start('second', 'a2.js');

    expect(start('first', 'a1.js')).toContain('a1.js');
  });
});
