import { Gauge, type Registry } from 'prom-client';
import { isMissingInBucket } from './bucket/bucket-state.ts';
import { readCheckResult } from './check/check-result.ts';
import { isArchiveFailing } from './database/archive-failing.ts';
import { isArchiving } from './database/wal-archive.ts';
import { freeBytes } from './free-space.ts';
import { backupsIn, newestBackup } from './keep/backup-files.ts';
import { DAY_MS, HOUR_MS } from '../../services/contracts/src/timing/durations.ts';
import type { BackupSettings } from './settings.ts';

/** Source of the figure: infra/observability/alerts.yaml. */
const MAX_AGE_SECONDS = (26 * HOUR_MS) / 1000;

function watchAge(registry: Registry, { folder, isNightly }: Pick<BackupSettings, 'folder' | 'isNightly'>): void {
  new Gauge({
    name: 'backup_age_seconds',
    help: 'Age of the newest backup; +Inf when there is none',
    registers: [registry],
    async collect() {
      const newest = newestBackup(await backupsIn(folder));
      this.set(newest ? (Date.now() - newest.date.getTime()) / 1000 : Infinity);
    },
  });
  if (!isNightly) return;
  const limit = new Gauge({
    name: 'backup_max_age_seconds',
    help: 'Age of the newest backup from which on the nightly backups have stopped',
    registers: [registry],
  });
  limit.set(MAX_AGE_SECONDS);
}

function watchBucket(registry: Registry, folder: string): void {
  new Gauge({
    name: 'backup_missing_in_bucket',
    help: '1 while the newest backup is not in the bucket, else 0',
    registers: [registry],
    async collect() {
      this.set(Number(await isMissingInBucket(folder)));
    },
  });
}

function watchChecks(registry: Registry, { folder, checkDays }: Pick<BackupSettings, 'folder' | 'checkDays'>): void {
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

/** The age of the newest backup, whether it is in the bucket if there is one, and the checks of nightly backups. */
export function watchBackups(
  registry: Registry,
  backup: Pick<BackupSettings, 'folder' | 'isNightly' | 'checkDays' | 'isInBucket'>,
): void {
  watchAge(registry, backup);
  if (backup.isInBucket) watchBucket(registry, backup.folder);
  if (backup.isNightly && backup.checkDays > 0) watchChecks(registry, backup);
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
