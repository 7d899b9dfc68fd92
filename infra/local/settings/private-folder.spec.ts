import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { privateFolder } from './private-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'private-folder-'));
afterAll(() => rmSync(root, { recursive: true }));

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

it('privateFolder closes the folder to others, but not the folders above it that it creates', async () => {
  await privateFolder(join(root, 'above/own'));

  expect(modeOf(join(root, 'above'))).toBe('755');
  expect(modeOf(join(root, 'above/own'))).toBe('700');
});
