import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { failed } from '../../command-error.ts';
import { serveRegistry } from '../../metrics-server.ts';
import { BACKUP_SCHEDULE } from '../../services.ts';
import { CHECK_FOLDER, removeLeftCheck } from '../check/check-folder.ts';
import { watchArchive, watchBackups, watchDisks } from '../metrics.ts';
import { runSchedule } from '../schedule/run-schedule.ts';
import { loadBackupSettings, type BackupSettings } from '../settings.ts';
import { ARCHIVE, CHECK_DATA, LIVE } from './data-paths.ts';

const { POSTGRES_URL = '' } = process.env;
/** A check starts the product in one container, as on one machine. */
const PROGRAMS = { backUp: 'infra/backup/container/backup.ts', check: 'infra/local/check-backup.ts' };

async function serveMetrics(backup: BackupSettings): Promise<void> {
  const registry = new Registry();
  registry.setDefaultLabels({ service: BACKUP_SCHEDULE.name });
  collectDefaultMetrics({ register: registry });
  watchBackups(registry, backup);
  watchDisks(registry, {
    data: LIVE.uploads.path,
    database: LIVE.postgres.path,
    backups: backup.folder,
    archive: ARCHIVE,
  });
  watchArchive(registry, { databaseUrl: POSTGRES_URL, backups: backup.folder, archive: ARCHIVE });
  await serveRegistry(registry, BACKUP_SCHEDULE.metricsPort, '0.0.0.0');
}

/** The container `backup-schedule`: makes a backup every night and checks one every week, until it is stopped. */
async function schedule(signal: AbortSignal): Promise<never> {
  const settings = loadBackupSettings(CHECK_DATA);
  const backup = { ...settings, isNightly: true };
  if (!settings.isNightly) console.log('BACKUP=yes is missing in .env: nobody is mailed when this ends.');
  await removeLeftCheck(join(CHECK_DATA, CHECK_FOLDER));
  await serveMetrics(backup);
  return runSchedule({ backup, programs: PROGRAMS, report: console.log, signal });
}

const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort());
try {
  await schedule(stopping.signal);
} catch (error) {
  if (!stopping.signal.aborted) failed(error);
}
// the server of the metrics would keep it running
process.exit();
