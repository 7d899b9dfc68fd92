import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { postgresUid } from '../servers/postgres-files.ts';
import { loadSettings } from '../settings/settings.ts';
import { assertDatabaseOwned, assertOwned } from './owner.ts';

describe('the data of a product', () => {
  const own = userInfo();
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'owner-'));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(dataDir, { recursive: true });
  });

  const asAnotherUser = (): void => {
    jest.spyOn(process as { getuid: () => number }, 'getuid').mockReturnValue(own.uid + 1);
  };

  it('is open to its own user, and to all as long as nothing is there', () => {
    expect(() => assertOwned({ dataDir }, undefined)).not.toThrow();
    writeFileSync(join(dataDir, 'secrets.env'), '');
    expect(() => assertOwned({ dataDir }, undefined)).not.toThrow();
    expect(() => assertOwned({ dataDir }, { pid: process.pid })).not.toThrow();
    rmSync(join(dataDir, 'secrets.env'));
    asAnotherUser();
    expect(() => assertOwned({ dataDir }, undefined)).not.toThrow();
  });

  it('is not started by a user as whom its Postgres would not run', async () => {
    const settings = { ...loadSettings({}), dataDir };
    await expect(assertDatabaseOwned(settings)).resolves.toBeUndefined();
    mkdirSync(join(dataDir, 'postgres'));
    chownSync(join(dataDir, 'postgres'), postgresUid() ?? own.uid, own.gid);
    await expect(assertDatabaseOwned(settings)).resolves.toBeUndefined();

    jest.spyOn(process as { getuid: () => number }, 'getuid').mockReturnValue(own.uid + 1);
    await expect(assertDatabaseOwned(settings)).rejects.toThrow(/^It belongs to .*: run this as that user\.$/);
  });

  it('is refused to another user, root included, who is told its owner', () => {
    writeFileSync(join(dataDir, 'secrets.env'), '');
    asAnotherUser();

    expect(() => assertOwned({ dataDir }, undefined)).toThrow(`It belongs to ${own.username}`);
    expect(() => assertOwned({ dataDir }, { pid: process.pid })).toThrow(`It belongs to ${own.username}`);
  });
});
