import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { loadSecrets } from './secrets.ts';
import { BadSetting } from '../../variables.ts';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('an ADMIN_PASSWORD that is too short is refused before it is stored', async () => {
  const file = join(folder, 'secrets.env');

  await expect(loadSecrets(file, { ADMIN_PASSWORD: 'eleven long' })).rejects.toThrow(BadSetting);

  expect(existsSync(file)).toBe(false);
  expect(await loadSecrets(file, { ADMIN_PASSWORD: 'twelve is ok' })).toMatchObject({ adminPassword: 'twelve is ok' });
});
