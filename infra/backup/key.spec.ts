import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ensureKey, readIdentity } from './key.ts';

it('readIdentity tells a key that is missing from one that cannot be read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'key-'));
  const file = join(folder, 'key.txt');

  await expect(readIdentity(file)).rejects.toThrow(`There is no key at ${file}`);

  mkdirSync(file);
  await expect(readIdentity(file)).rejects.toThrow(`The key at ${file} cannot be read: EISDIR`);

  rmSync(file, { recursive: true });
  await ensureKey(file);
  await expect(readIdentity(file)).resolves.toMatch(/^AGE-SECRET-KEY-1/);
  rmSync(folder, { recursive: true });
});
