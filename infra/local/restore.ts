import { join, resolve } from 'node:path';
import { POSTGRES_VERSION } from '../backup/manifest.ts';
import { readIdentity } from '../backup/key.ts';
import { fetchedBackup } from '../backup/bucket/fetch-backup.ts';
import { knownMigrations } from '../backup/database/migrations.ts';
import { uploadsArchive } from '../backup/keep/uploads-archive.ts';
import { failed, CommandError } from '../command-error.ts';
import { recoveryTimeOf } from '../backup/restore/recovery.ts';
import { REMINDERS, variablesReminder } from '../backup/restore/reminders.ts';
import { commitRestore } from '../backup/restore/restore.ts';
import { build } from '../build/build.ts';
import { finishInterrupted } from './backup/finish.ts';
import { journalOf, liveDataPaths, walArchiveFolder } from './backup/data-paths.ts';
import { claimData } from './product/claim-data.ts';
import { assertOwned } from './product/owner.ts';
import { RunFiles } from './product/run-files.ts';
import { ownFolder, postgresFolder } from './servers/postgres-files.ts';
import { replay } from './servers/replay.ts';
import { setSuperuserPassword } from './servers/superuser-password.ts';
import { loadSettings, type Settings } from './settings/settings.ts';

async function restore(settings: Settings): Promise<void> {
  const { FROM, TIME, TIMELINE } = process.env;
  if (!FROM) throw new CommandError('Name the backup: make restore FROM=.local/backups/farmhouse-….age');
  const moment = recoveryTimeOf(TIME);
  const identity = await readIdentity(settings.backup.keyFile);
  const from = performance.now();
  const file = resolve(await fetchedBackup(FROM, settings.backup.folder));
  await build(settings.build);
  await finishInterrupted(settings);
  await ownFolder(await postgresFolder(settings));
  const archive = await walArchiveFolder(settings);
  const { manifest } = await commitRestore({
    file,
    identity,
    build: { postgres: POSTGRES_VERSION, migrations: await knownMigrations() },
    live: await liveDataPaths(settings),
    newerUploads: uploadsArchive(archive),
    emptied: [{ path: join(settings.dataDir, 'redis') }],
    moment,
    replay: (postgres) => replay(postgres, { moment, timeline: TIMELINE || 'latest', archive }),
    setPassword: setSuperuserPassword,
    journal: journalOf(settings),
  });
  await finishInterrupted(settings);
  console.log(
    [
      `Restored in ${((performance.now() - from) / 1000).toFixed(1)} s from the backup of ${manifest.startedAt}.`,
      REMINDERS,
      variablesReminder(manifest.variables),
      'What stood before is beside it, as *.before-restore, until the next restore. Start with `make up`.',
    ].join('\n'),
  );
}

try {
  const settings = loadSettings();
  const files = new RunFiles(settings);
  const running = files.running();
  if (running) throw new CommandError(`It runs (process ${running.pid}): stop it first with \`make down\`.`);
  assertOwned(settings, undefined);
  await claimData(settings);
  files.recordRunning(settings, true);
  try {
    await restore(settings);
  } finally {
    files.clear();
  }
} catch (error) {
  failed(error);
}
