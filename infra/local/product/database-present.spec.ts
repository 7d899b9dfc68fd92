import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandError } from '../../command-error.ts';
import { markSeeded } from '../seed.ts';
import { postgresUid, reachable } from '../servers/postgres-files.ts';
import { loadSettings, type Settings } from '../settings/settings.ts';
import { assertDatabasePresent } from './database-present.ts';

describe('a start with an empty database', () => {
  let settings: Settings;
  beforeEach(() => {
    settings = loadSettings({ DATA_DIR: mkdtempSync(join(tmpdir(), 'present-')) });
    chmodSync(settings.dataDir, 0o755);
  });
  afterEach(() => rmSync(settings.dataDir, { recursive: true }));

  const write = (...path: string[]): void => {
    const file = join(settings.dataDir, ...path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, '');
  };

  it.each([
    ['is new', () => undefined],
    ['has its secrets alone', () => write('secrets.env')],
  ])('is made where the data %s', async (_what, prepare) => {
    prepare();

    await expect(assertDatabasePresent(settings)).resolves.toBeUndefined();
  });

  it.each([
    ['was started before', 'seeded'],
    ['has pictures', 'uploads/public/a.webp'],
  ])('is refused where the data %s, unless its database is there', async (_what, file) => {
    write(file);

    const refusal = assertDatabasePresent(settings);
    await expect(refusal).rejects.toThrow(CommandError);
    await expect(refusal).rejects.toThrow(`${settings.dataDir}/postgres`);
    await expect(refusal).rejects.toThrow('/var/lib/farmhouse');

    write('postgres/data/PG_VERSION');
    await expect(assertDatabasePresent(settings)).resolves.toBeUndefined();
  });

  it('names the folder with the database after the data was closed to all but root', async () => {
    await markSeeded(settings);
    write('postgres/data/PG_VERSION');
    chmodSync(settings.dataDir, 0o700);

    const expected = await reachable(join(settings.dataDir, 'postgres'));
    const outcome = await assertDatabasePresent(settings).catch((error: Error) => error.message);

    // only root's Postgres runs as a user to whom the folder is closed
    if (postgresUid() === undefined) expect(outcome).toBeUndefined();
    else {
      expect(outcome).toContain(`no database in ${expected},`);
      expect(outcome).toContain(`still in ${settings.dataDir}/postgres`);
    }
  });
});
