import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { backupName } from './keep/backup-files.ts';
import { watchArchive, watchBackups, watchDisks } from './metrics.ts';

const NIGHTLY = { folder: tmpdir(), isNightly: true, checkDays: 7, isInBucket: false };

it('the age of a good check at which an operator is told follows from the days between two checks', async () => {
  const registry = new Registry();
  watchBackups(registry, { ...NIGHTLY, checkDays: 30 });

  expect(await registry.metrics()).toContain(`backup_check_max_age_seconds ${61 * 86_400}`);
});

it('the age of the newest backup is infinite while the only one is of a time that is still to come', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ahead-'));
  const registry = new Registry();
  watchBackups(registry, { ...NIGHTLY, folder });
  writeFileSync(join(folder, backupName(new Date(Date.now() + 300 * 86_400_000))), '');

  expect(await registry.metrics()).toMatch(/^backup_age_seconds \+Inf/m);
  writeFileSync(join(folder, backupName(new Date())), '');
  expect(await registry.metrics()).toMatch(/^backup_age_seconds \d/m);

  rmSync(folder, { recursive: true });
});

it('the free space of a folder is measured as soon as the folder exists', async () => {
  const registry = new Registry();
  watchDisks(registry, { data: tmpdir(), archive: join(tmpdir(), 'no-such-folder') });

  const text = await registry.metrics();

  expect(text).toMatch(/^free_bytes\{disk="data"\} \d+/m);
  expect(text).not.toContain('archive"}');
});

it('the archive fails if there are backups, but its disk is away, and not before the first backup', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'));
  const registry = new Registry();
  watchArchive(registry, {
    databaseUrl: 'postgres://127.0.0.1:1/none',
    backups: folder,
    archive: join(folder, 'away'),
  });

  expect(await registry.metrics()).not.toMatch(/^wal_archive_failing 1/m);
  writeFileSync(join(folder, backupName(new Date())), '');
  expect(await registry.metrics()).toMatch(/^wal_archive_failing 1/m);

  rmSync(folder, { recursive: true });
});

it('the age at which a backup is too old is there only where backups are made every night', async () => {
  const limitOf = async (isNightly: boolean): Promise<string> => {
    const registry = new Registry();
    watchBackups(registry, { ...NIGHTLY, isNightly });
    return registry.metrics();
  };

  expect(await limitOf(true)).toMatch(/^backup_max_age_seconds 93600$/m);
  expect(await limitOf(false)).not.toMatch(/^backup_(max_age|check)/m);
});
