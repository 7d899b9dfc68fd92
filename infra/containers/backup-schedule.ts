import { collectDefaultMetrics, Registry } from 'prom-client';
import { ARCHIVE, LIVE } from '../backup/container/data-paths.ts';
import { failed } from '../command-error.ts';
import { removeLeftCheck } from '../local/backup/check-folder.ts';
import { runSchedule } from '../local/backup/nightly.ts';
import { watchArchive, watchBackups, watchDisks } from '../local/metrics/backup-metrics.ts';
import { serveRegistry } from '../local/metrics/metrics-server.ts';
import { loadSettings, type BackupSettings } from '../local/settings/settings.ts';
import { BACKUP_SCHEDULE } from '../services.ts';

const { POSTGRES_URL = '' } = process.env;

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
  const settings = loadSettings();
  const backup = { ...settings.backup, isNightly: true };
  if (!settings.backup.isNightly) console.log('BACKUP=yes is missing in .env: nobody is mailed when this ends.');
  await removeLeftCheck(settings);
  await serveMetrics(backup);
  const line = (_name: string, text: string): void => console.log(text);
  return runSchedule({ backup, program: 'infra/backup/container/backup.ts', line, signal });
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
