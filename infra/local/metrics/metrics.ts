import { createServer } from 'node:http';
import { join } from 'node:path';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { isMissingInBucket } from '../../backup/bucket/bucket-state.ts';
import { readCheckResult } from '../../backup/check/check-result.ts';
import { isArchiving } from '../../backup/database/wal-archive.ts';
import { backupsIn, newestBackup } from '../../backup/keep/backup-files.ts';
import { DAY_MS } from '../../../services/contracts/src/timing/durations.ts';
import type { BackupSettings, Settings } from '../settings/settings.ts';
import { freeBytes } from '../../backup/free-space.ts';
import { postgresFolder, walArchiveFolder } from '../backup/data-paths.ts';
import { isArchiveFailing } from '../servers/postgres.ts';
import { GatewayRequests } from './gateway-requests.ts';
import { LogFollower } from './log-follower.ts';

const FOLLOW_MS = 1_000;

function countRequests(registry: Registry, log: string): void {
  const requests = new GatewayRequests(registry);
  const follower = new LogFollower(log);
  const follow = () => follower.read((line) => requests.count(line));
  const again = (): void => {
    setTimeout(
      () =>
        void follow()
          .catch(() => undefined)
          .then(again),
      FOLLOW_MS,
    ).unref();
  };
  void follower.skip().then(again, again);
}

export function watchBackupAge(registry: Registry, folder: string): void {
  new Gauge({
    name: 'backup_age_seconds',
    help: 'Age of the newest backup; +Inf when there is none',
    registers: [registry],
    async collect() {
      const newest = newestBackup(await backupsIn(folder));
      this.set(newest ? (Date.now() - newest.date.getTime()) / 1000 : Infinity);
    },
  });
}

/** The metrics of the checks of backups. */
export function watchChecks(
  registry: Registry,
  { folder, checkDays }: Pick<BackupSettings, 'folder' | 'checkDays'>,
): void {
  const limit = new Gauge({
    name: 'backup_check_max_age_seconds',
    help: 'Age of the last good check from which on checks have stopped: two of them and a day',
    registers: [registry],
  });
  limit.set(((2 * checkDays + 1) * DAY_MS) / 1000);
  new Gauge({
    name: 'backup_check_good_timestamp_seconds',
    help: 'When a backup was last restored and found to be as it was; 0 for never',
    registers: [registry],
    async collect() {
      const { goodAt } = await readCheckResult(folder);
      this.set(goodAt ? new Date(goodAt).getTime() / 1000 : 0);
    },
  });
  new Gauge({
    name: 'backup_check_failed',
    help: '1 while the last backup that was restored for a check did not come back as it was, else 0',
    registers: [registry],
    async collect() {
      this.set(Number((await readCheckResult(folder)).failed !== undefined));
    },
  });
}

/** The free space of the folders that grow. `folders`: by the name of the disk; one that is missing has no value. */
export function watchDisks(registry: Registry, folders: Readonly<Record<string, string>>): void {
  new Gauge({
    name: 'free_bytes',
    help: 'Free bytes of the disk of the data, of the database, of the backups and of the archive',
    labelNames: ['disk'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [disk, folder] of Object.entries(folders)) {
        const free = await freeBytes(folder).catch(() => undefined);
        if (free !== undefined) this.set({ disk }, free);
      }
    },
  });
}

/** True if there are backups, but the archive has lost its mark: its disk is away, and what Postgres writes is lost. */
const isArchiveAway = async (backups: string, archive: string): Promise<boolean> =>
  !isArchiving(archive) && (await backupsIn(backups)).length > 0;

export function watchArchive(
  registry: Registry,
  { databaseUrl, backups, archive }: { databaseUrl: string; backups: string; archive: string },
): void {
  new Gauge({
    name: 'wal_archive_failing',
    help: '1 while the log of Postgres cannot be archived, else 0',
    registers: [registry],
    async collect() {
      // a database that does not answer has other alerts
      const isFailing =
        (await isArchiveAway(backups, archive)) || (await isArchiveFailing(databaseUrl).catch(() => undefined));
      if (isFailing !== undefined) this.set(Number(isFailing));
    },
  });
}

/**
 * Metrics that only the supervisor knows: restarts, the age of the last backup, the disks, whether Postgres, at
 * `databaseUrl`, archives its log, and responses of the gateway itself.
 */
export async function serveMetrics(
  settings: Settings,
  databaseUrl: string,
  restarts: () => Record<string, number>,
): Promise<void> {
  const registry = new Registry();
  registry.setDefaultLabels({ service: 'supervisor' });
  collectDefaultMetrics({ register: registry });
  countRequests(registry, join(settings.dataDir, 'logs/gateway.log'));
  new Gauge({
    name: 'process_restarts',
    help: 'How often a process was started again after it had ended by itself',
    labelNames: ['process'],
    registers: [registry],
    collect() {
      for (const [process, count] of Object.entries(restarts())) this.set({ process }, count);
    },
  });
  watchBackupAge(registry, settings.backup.folder);
  if (settings.backup.isInBucket) {
    new Gauge({
      name: 'backup_missing_in_bucket',
      help: '1 while the newest backup is not in the bucket, else 0',
      registers: [registry],
      async collect() {
        this.set(Number(await isMissingInBucket(settings.backup.folder)));
      },
    });
  }
  const { backup, dataDir } = settings;
  const archive = await walArchiveFolder(settings);
  const database = await postgresFolder(settings);
  watchDisks(registry, { data: dataDir, database, backups: backup.folder, archive });
  watchArchive(registry, { databaseUrl, backups: backup.folder, archive });
  if (settings.backup.isNightly && settings.backup.checkDays > 0) watchChecks(registry, settings.backup);
  const server = createServer((_request, response) => {
    void registry.metrics().then(
      (text) => response.setHeader('Content-Type', registry.contentType).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(settings.ports.supervisor, '127.0.0.1', resolve);
  });
  server.unref();
}
