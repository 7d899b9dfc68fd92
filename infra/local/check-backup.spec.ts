import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readCheckResult } from '../backup/check/check-result.ts';
import { inRoot } from '../paths.ts';

describe('make check-backup', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'check-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  /** Runs it on data without a backup, so that it fails. */
  const check = (from: string): Promise<unknown> =>
    promisify(execFile)(process.execPath, [inRoot('infra/local/check-backup.ts')], {
      env: { ...process.env, DATA_DIR: dataDir, FROM: from },
    }).catch((error: { stderr: string }) => error.stderr);

  it('records the outcome for the alerts', async () => {
    expect(await check('')).toContain('There is no backup');

    expect((await readCheckResult(join(dataDir, 'backups'))).failed).toContain('There is no backup');
  });

  it('records nothing about a file that FROM names', async () => {
    expect(await check(join(dataDir, 'older.age'))).toContain('There is no key');

    expect(await readCheckResult(join(dataDir, 'backups'))).toEqual({});
  });
});
