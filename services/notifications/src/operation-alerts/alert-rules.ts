import { DAY_MS, HOUR_MS, MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import { ALERT_RULES, type AlertRule } from '../mails/operation/alert-rule.ts';
import { byLabel, type ProcessMetrics } from './process-metrics.ts';

/** The operational state of the product at one moment. */
export interface OperationState {
  now: Date;
  processes: readonly ProcessMetrics[];
  /** Free bytes of the disk that this process is on. */
  freeBytes: number;
  /** When the first certificate of the site and of the dashboard's address ends; null without one. */
  certificateEnd: Date | null;
}

/** How long a problem lasts before the owner is notified. Source of the figures: infra/observability/alerts.yaml. */
export const NOTIFY_AFTER_MS: Record<AlertRule, number> = {
  'service-down': 3 * MINUTE_MS,
  'service-restarts': 0,
  'events-wait': 5 * MINUTE_MS,
  'redis-almost-full': 5 * MINUTE_MS,
  'mails-wait': 5 * MINUTE_MS,
  'disk-almost-full': 5 * MINUTE_MS,
  'backup-old': 0,
  // an upload of a large backup may take that long
  'backup-missing-in-bucket': 2 * HOUR_MS,
  'backup-check-failed': 0,
  'backup-check-old': 2 * DAY_MS,
  'archive-fails': 15 * MINUTE_MS,
  'certificate-ends': 0,
  'clock-wrong': 0,
  // a run that fails once, as when the database starts again, is made up for by the next one
  'jobs-fail': 2 * HOUR_MS,
};

const MAX_EVENT_SECONDS = 60;
const MAX_MAIL_WAIT_SECONDS = 600;
const MAX_REDIS_SHARE = 0.8;
const MIN_FREE_BYTES = 1e9;
/** Time synchronisation makes smaller corrections at a time, and keeps two clocks closer together. */
const MAX_CLOCK_SECONDS = 5;
const CLOCKS = ['clock_step_seconds', 'clock_difference_seconds'];
const MIN_CERTIFICATE_MS = 14 * DAY_MS;
/** A process that was started more often than this within that time is in a restart loop. */
const MAX_STARTS = 3;
const STARTS_WITHIN_MS = 15 * MINUTE_MS;

const highest = (processes: readonly ProcessMetrics[], metric: string): number =>
  Math.max(0, ...processes.map(({ metrics }) => metrics?.get(metric) ?? 0));

/** Whether backups are made every night, and the newest one is older than it may be; also if there is none. */
function isBackupOld(processes: readonly ProcessMetrics[]): boolean {
  const maxSeconds = highest(processes, 'backup_max_age_seconds');
  return maxSeconds > 0 && highest(processes, 'backup_age_seconds') > maxSeconds;
}

/** Whether backups are checked, and the last good check is older than it may be; also if there was none ever. */
function isCheckOld(processes: readonly ProcessMetrics[], now: Date): boolean {
  const maxSeconds = highest(processes, 'backup_check_max_age_seconds');
  const goodSeconds = highest(processes, 'backup_check_good_timestamp_seconds');
  return maxSeconds > 0 && now.getTime() / 1000 - goodSeconds > maxSeconds;
}

/** A process whose scheduled jobs have failed no more for this long is in order; the rarest that matter run hourly. */
const JOBS_FAIL_FOR_MS = HOUR_MS;

/** What was seen of starts and of failed jobs, by the names of processes. */
export interface SeenStarts {
  /** When each was started within the last quarter of an hour; in ms since 1970. */
  times: Map<string, Set<number>>;
  /** How often the supervisor had started it again. */
  restarts: Map<string, number>;
  /**
   * How many runs of jobs had failed, by the start time of the process, as each address may lead to several replicas;
   * and when one of these counts was last seen to grow.
   */
  jobFailures: Map<string, { counts: Map<number, number>; lastAt?: Date }>;
}

export const noStarts = (): SeenStarts => ({ times: new Map(), restarts: new Map(), jobFailures: new Map() });

/** A compact product's process, whose parts are watched themselves. */
const COMPACT = 'services';

/** Restarts since the last time of the processes whose own metrics are not read: Postgres, Redis, the gateway. */
function newRestarts(restarts: SeenStarts['restarts'], processes: readonly ProcessMetrics[]): [string, number][] {
  const watched = new Set([COMPACT, ...processes.map(({ name }) => name)]);
  return processes
    .flatMap(({ metrics }) => byLabel(metrics, 'process_restarts'))
    .filter(([name]) => !watched.has(name))
    .map(([name, count]) => {
      const before = restarts.get(name) ?? count;
      restarts.set(name, count);
      // a supervisor that was started since counts from zero
      return [name, count < before ? count : count - before];
    });
}

/** Replicas and former processes of one name whose counts are remembered. */
const MAX_COUNTS = 50;

/** Notes which processes' jobs have failed since the last time. */
function recordJobFailures(seen: SeenStarts['jobFailures'], { processes, now }: OperationState): void {
  for (const { name, metrics } of processes) {
    const count = metrics?.get('schedule_failures_total');
    if (count === undefined) continue;
    const { counts, lastAt } = seen.get(name) ?? { counts: new Map<number, number>() };
    const startedAt = metrics?.get('process_start_time_seconds') ?? 0;
    const hasGrown = count > (counts.get(startedAt) ?? count);
    counts.delete(startedAt); // the newest is last
    counts.set(startedAt, count);
    for (const oldest of [...counts.keys()].slice(0, -MAX_COUNTS)) counts.delete(oldest);
    seen.set(name, { counts, lastAt: hasGrown ? now : lastAt });
  }
}

/** Notes when each process was started and when its jobs failed, and forgets old starts. */
export function recordStarts({ times, restarts, jobFailures }: SeenStarts, state: OperationState): void {
  const { processes, now } = state;
  recordJobFailures(jobFailures, state);
  const startsOf = (name: string): Set<number> => {
    const starts = times.get(name) ?? new Set();
    times.set(name, starts);
    return starts;
  };
  for (const { name, metrics } of processes) {
    const seconds = metrics?.get('process_start_time_seconds');
    if (seconds) startsOf(name).add(seconds * 1000);
  }
  for (const [name, count] of newRestarts(restarts, processes)) {
    // their moments are not known, but are not before the last time
    for (let nth = 0; nth < count; nth += 1) startsOf(name).add(now.getTime() - nth);
  }
  for (const starts of times.values()) {
    for (const start of starts) if (start < now.getTime() - STARTS_WITHIN_MS) starts.delete(start);
  }
}

/** The keys of the current problems: a rule, and its subject where there may be several. */
export function problemsIn(state: OperationState, { times, jobFailures }: SeenStarts): string[] {
  const { processes, now, freeBytes, certificateEnd } = state;
  const free = processes.flatMap(({ metrics }) =>
    [metrics?.get('uploads_free_bytes') ?? [], byLabel(metrics, 'free_bytes').map(([, bytes]) => bytes)].flat(),
  );
  const certificateLeft = certificateEnd && certificateEnd.getTime() - now.getTime();
  const holds: Partial<Record<AlertRule, boolean>> = {
    'events-wait': highest(processes, 'events_oldest_seconds') > MAX_EVENT_SECONDS,
    'redis-almost-full': highest(processes, 'redis_memory_share') > MAX_REDIS_SHARE,
    'mails-wait': highest(processes, 'mails_longest_wait_seconds') > MAX_MAIL_WAIT_SECONDS,
    'disk-almost-full': Math.min(freeBytes, ...free) < MIN_FREE_BYTES,
    'backup-old': isBackupOld(processes),
    'backup-missing-in-bucket': highest(processes, 'backup_missing_in_bucket') > 0,
    'backup-check-failed': highest(processes, 'backup_check_failed') > 0,
    'backup-check-old': isCheckOld(processes, now),
    'archive-fails': highest(processes, 'wal_archive_failing') > 0,
    'clock-wrong': CLOCKS.some((metric) => highest(processes, metric) > MAX_CLOCK_SECONDS),
    'certificate-ends': certificateLeft !== null && certificateLeft < MIN_CERTIFICATE_MS,
  };
  return [
    ...processes.filter(({ metrics }) => metrics === null).map(({ name }) => `service-down ${name}`),
    ...[...times].filter(([, starts]) => starts.size > MAX_STARTS).map(([name]) => `service-restarts ${name}`),
    ...[...jobFailures]
      .filter(([, { lastAt }]) => lastAt && now.getTime() - lastAt.getTime() <= JOBS_FAIL_FOR_MS)
      .map(([name]) => `jobs-fail ${name}`),
    ...ALERT_RULES.filter((rule) => holds[rule]),
  ];
}

/** The rule of a key, and its subject. */
export function alertOf(key: string): { rule: AlertRule; about: string } {
  const [rule, about = ''] = key.split(' ');
  return { rule: rule as AlertRule, about };
}
