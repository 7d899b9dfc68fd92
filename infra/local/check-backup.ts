import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { POSTGRES_VERSION } from '../backup/manifest.ts';
import { checkBackup } from '../backup/check/check-backup.ts';
import { recordCheckResult } from '../backup/check/check-result.ts';
import { fetchedBackup } from '../backup/bucket/fetch-backup.ts';
import { knownMigrations } from '../backup/database/migrations.ts';
import { backupsIn, newestBackup } from '../backup/keep/backup-files.ts';
import { readIdentity } from '../backup/key.ts';
import { removeAtSignal } from '../backup/remove-at-signal.ts';
import { databaseUrl } from '../postgres/provision.ts';
import { failed, CommandError } from '../command-error.ts';
import { COMPACT_SCRIPT } from '../compact-members.ts';
import { takeLock, takeLockWithin } from '../lock.ts';
import { DATABASE } from '../services.ts';
import { backupSettings } from './settings/backup-settings.ts';
import { checkFolder } from './backup/data-paths.ts';
import { openRestored } from './backup/open-restored.ts';
import { assertOwned } from './product/owner.ts';
import { RunFiles } from './product/run-files.ts';
import { buildInSeparateProcess } from './product/separate-build.ts';
import { dataOf, superuserUrl } from './servers/postgres.ts';
import { postgresUid } from './servers/postgres-files.ts';
import { replay } from './servers/replay.ts';
import { loadSettings, type Settings } from './settings/settings.ts';
import { ensureTools, NGINX, REDIS } from './tools.ts';

/** Read at once: opening what was restored removes the operator's variables from this process. */
const { FROM } = process.env;

async function fileOfNewest({ backup }: Settings): Promise<string> {
  const newest = newestBackup(await backupsIn(backup.folder));
  if (!newest) throw new CommandError(`There is no backup in ${backup.folder}: make one first.`);
  return join(backup.folder, newest.name);
}

/** The parts that the restored product needs; a running product has built them. */
async function prepareTools(settings: Settings): Promise<void> {
  await ensureTools([NGINX, REDIS], console.log);
  if (!existsSync(COMPACT_SCRIPT)) await buildInSeparateProcess(settings.build);
}

/** Waits until no other check uses the folder. */
async function waitForTurn(folder: string): Promise<void> {
  if (await takeLock(folder)) return;
  console.log('Another check of a backup runs; this one begins when it has ended.');
  await takeLockWithin(folder);
}

/** Checks the newest backup, or the one that FROM names, whether the product runs or not. */
async function check(settings: Settings): Promise<void> {
  const from = performance.now();
  const file = FROM ? resolve(await fetchedBackup(FROM, settings.backup.folder)) : await fileOfNewest(settings);
  const identity = await readIdentity(settings.backup.keyFile);
  await prepareTools(settings);
  const folder = await checkFolder(settings);
  await waitForTurn(folder);
  removeAtSignal(folder); // it holds a decrypted backup
  const { tables, rows, isCompared, opened } = await checkBackup({
    file,
    identity,
    build: { postgres: POSTGRES_VERSION, migrations: await knownMigrations() },
    folder,
    postgres: dataOf(join(folder, 'postgres')),
    uid: postgresUid(),
    replay,
    databaseUrl: (port, password) => databaseUrl(superuserUrl(port, password), DATABASE),
    open: openRestored,
  });
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  const how = isCompared ? 'all as they were' : 'counted only, since this backup holds no figures to compare with';
  console.log(`${basename(file)} can be restored: ${tables} tables with ${rows} rows, ${how} (${seconds} s)`);
  console.log(`Opened on it: ${opened.join(', ')}`);
}

/** Records the outcome for the alerts, except that of an older file that somebody names. */
async function checkAndRecord(): Promise<void> {
  const own = loadSettings();
  const running = new RunFiles(own).running();
  assertOwned(own, running);
  const settings: Settings = { ...own, backup: backupSettings(own, running) };
  const record = async (failure: string | undefined): Promise<void> => {
    if (!FROM) await recordCheckResult(settings.backup.folder, failure);
  };
  try {
    await check(settings);
  } catch (error) {
    await record((error as Error).message).catch(() => undefined);
    throw error;
  }
  await record(undefined);
}

setPriority(constants.priority.PRIORITY_LOW);
try {
  await checkAndRecord();
} catch (error) {
  failed(error);
}
