import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { takeLock } from '../../lock.ts';
import { inRoot } from '../../paths.ts';
import { CHECK_FOLDER, removeLeftCheck } from './check-folder.ts';

describe('the folder in which a backup is checked', () => {
  let dataDir: string;
  let folder: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'check-folder-'));
    folder = join(dataDir, CHECK_FOLDER);
    mkdirSync(join(folder, 'uploads'), { recursive: true });
    writeFileSync(join(folder, 'secrets.env'), 'POSTGRES_PASSWORD=secret\n');
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('is removed when %s ends the check', async (signal, code) => {
    const script = `import { removeAtSignal } from '${inRoot('infra/backup/remove-at-signal.ts')}';
      removeAtSignal('${folder}');
      setInterval(() => undefined, 1000);
      console.log('checks');`;
    const check = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(check.stdout, 'data');

    check.kill(signal);

    expect(await once(check, 'exit')).toEqual([code, null]);
    expect(existsSync(folder)).toBe(false);
  });

  it('is removed by the next start when a killed check has left it, but not while a check is under way', async () => {
    await removeLeftCheck(folder);
    expect(existsSync(folder)).toBe(false);

    mkdirSync(folder);
    await takeLock(folder);
    await removeLeftCheck(folder);
    expect(existsSync(folder)).toBe(true);
  });
});
