import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { readCheckResult, recordCheckResult } from './check-result.ts';
import { checkWhenDue } from './check-when-due.ts';

describe('the weekly check of a backup', () => {
  let backup: { folder: string; checkDays: number };

  beforeEach(() => {
    backup = { folder: mkdtempSync(join(tmpdir(), 'checked-')), checkDays: 7 };
  });

  it('that is killed before it has a result is recorded as failed, and keeps the time of the last good one', async () => {
    await recordCheckResult(backup.folder, undefined, new Date('2024-11-01T00:00:00Z'));

    await checkWhenDue(backup, () => Promise.resolve('SIGKILL'));

    expect(await readCheckResult(backup.folder)).toMatchObject({
      goodAt: '2024-11-01T00:00:00.000Z',
      failed: 'The check ended with SIGKILL, before it had a result',
    });
  });

  it('keeps the reason that it has recorded itself, even when it is the same as the time before', async () => {
    await recordCheckResult(backup.folder, 'The key does not open it', new Date('2024-11-08T00:00:00Z'));

    await checkWhenDue(backup, async () => {
      await recordCheckResult(backup.folder, 'The key does not open it');
      return 'exit code 1';
    });

    expect(await readCheckResult(backup.folder)).toMatchObject({ failed: 'The key does not open it' });
  });

  it('does not run while the last good one is recent', async () => {
    await recordCheckResult(backup.folder, undefined);

    await checkWhenDue(backup, () => Promise.reject(new Error('It has run')));

    expect((await readCheckResult(backup.folder)).failed).toBeUndefined();
  });
});
