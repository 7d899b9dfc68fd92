import { describe, expect, it } from '@jest/globals';
import { noStarts, recordStarts, problemsIn, type OperationState } from './alert-rules.ts';

const NOW = new Date('2026-11-25T06:30:00Z');
const before = (hours: number): Date => new Date(NOW.getTime() - hours * 3_600_000);
const after = (days: number): Date => before(-24 * days);

const bookings = (metrics: Record<string, number> | null) => ({
  name: 'bookings',
  metrics: metrics && new Map(Object.entries(metrics)),
});

/** What the supervisor says about checks of backups, of which one may be three days old. */
const checkedBefore = (hours: number) => ({
  backup_check_max_age_seconds: 3 * 86_400,
  backup_check_good_timestamp_seconds: before(hours).getTime() / 1000,
});

const backedUpBefore = (hours: number) => ({ backup_max_age_seconds: 93_600, backup_age_seconds: hours * 3_600 });

const state = (changes: Partial<OperationState>): OperationState => ({
  now: NOW,
  processes: [bookings({})],
  freeBytes: 20e9,
  certificateEnd: null,
  ...changes,
});

describe('problemsIn', () => {
  it.each<[string, Partial<OperationState>, string[]]>([
    ['nothing in a healthy product', {}, []],
    ['a service that does not answer', { processes: [bookings(null)] }, ['service-down bookings']],
    ['an event that waits for 61 s', { processes: [bookings({ events_oldest_seconds: 61 })] }, ['events-wait']],
    ['no event that waits for 60 s', { processes: [bookings({ events_oldest_seconds: 60 })] }, []],
    ['Redis at 81 %', { processes: [bookings({ redis_memory_share: 0.81 })] }, ['redis-almost-full']],
    ['a mail that waits for 601 s', { processes: [bookings({ mails_longest_wait_seconds: 601 })] }, ['mails-wait']],
    [
      'no problem with a mail that waits for 600 s',
      { processes: [bookings({ mails_waiting: 3, mails_longest_wait_seconds: 600 })] },
      [],
    ],
    ['a disk of uploads with 0.9 GB', { processes: [bookings({ uploads_free_bytes: 9e8 })] }, ['disk-almost-full']],
    ['a disk with 0.9 GB', { freeBytes: 9e8 }, ['disk-almost-full']],
    [
      'one almost full disk of several',
      { processes: [bookings({ 'free_bytes data': 20e9, 'free_bytes backups': 9e8 })] },
      ['disk-almost-full'],
    ],
    ['a log that cannot be archived', { processes: [bookings({ wal_archive_failing: 1 })] }, ['archive-fails']],
    ['no backup where one is made every night', { processes: [bookings(backedUpBefore(Infinity))] }, ['backup-old']],
    ['a backup of 27 hours ago', { processes: [bookings(backedUpBefore(27))] }, ['backup-old']],
    ['no problem with a backup of 25 hours ago', { processes: [bookings(backedUpBefore(25))] }, []],
    ['no problem where no backups are scheduled', { processes: [bookings({ backup_age_seconds: Infinity })] }, []],
    [
      'a backup that is not in the bucket',
      { processes: [bookings({ backup_missing_in_bucket: 1 })] },
      ['backup-missing-in-bucket'],
    ],
    ['no problem with a backup that is', { processes: [bookings({ backup_missing_in_bucket: 0 })] }, []],
    [
      'a backup that could not be restored for a check',
      { processes: [bookings({ backup_check_failed: 1 })] },
      ['backup-check-failed'],
    ],
    ['a check of backups of 73 hours ago', { processes: [bookings(checkedBefore(73))] }, ['backup-check-old']],
    ['no problem with a check of 71 hours ago', { processes: [bookings(checkedBefore(71))] }, []],
    [
      'backups of which none was ever checked',
      { processes: [bookings({ ...checkedBefore(0), backup_check_good_timestamp_seconds: 0 })] },
      ['backup-check-old'],
    ],
    ['a clock that was set by 6 s', { processes: [bookings({ clock_step_seconds: 6 })] }, ['clock-wrong']],
    [
      'a clock that is 6 s away from that of Postgres',
      { processes: [bookings({ clock_difference_seconds: 6 })] },
      ['clock-wrong'],
    ],
    ['no problem with a clock that was corrected by 4 s', { processes: [bookings({ clock_step_seconds: 4 })] }, []],
    ['a certificate that ends in 13 days', { certificateEnd: after(13) }, ['certificate-ends']],
    ['a certificate that has ended', { certificateEnd: before(1) }, ['certificate-ends']],
    ['no problem with a certificate of 15 days', { certificateEnd: after(15) }, []],
  ])('finds %s', (_what, changes, problems) => {
    expect(problemsIn(state(changes), noStarts())).toEqual(problems);
  });

  it('finds a service that has been started a fourth time within a quarter of an hour, until that is over', () => {
    const starts = noStarts();
    const startedAt = (minutesAgo: number, now = NOW) =>
      state({ now, processes: [bookings({ process_start_time_seconds: NOW.getTime() / 1000 - minutesAgo * 60 })] });
    const found = [14, 10, 6, 6, 1].map((minutes) => {
      recordStarts(starts, startedAt(minutes));
      return problemsIn(state({}), starts);
    });

    expect(found).toEqual([[], [], [], [], ['service-restarts bookings']]);

    const later = new Date(NOW.getTime() + 2 * 60_000);
    recordStarts(starts, startedAt(1, later));
    expect(problemsIn(state({ now: later }), starts)).toEqual([]);
  });

  it('finds a process whose scheduled jobs fail, until none has failed for an hour', () => {
    const starts = noStarts();
    const found = (minutes: number, failures: number) => {
      const processes = [bookings({ schedule_failures_total: failures })];
      const seen = state({ now: new Date(NOW.getTime() + minutes * 60_000), processes });
      recordStarts(starts, seen);
      return problemsIn(seen, starts);
    };

    expect(found(0, 7)).toEqual([]);
    expect(found(1, 8)).toEqual(['jobs-fail bookings']);
    expect(found(60, 9)).toEqual(['jobs-fail bookings']);
    expect(found(120, 9)).toEqual(['jobs-fail bookings']);
    expect(found(121, 9)).toEqual([]);
    // the process was started again
    expect(found(122, 0)).toEqual([]);
    expect(found(123, 1)).toEqual(['jobs-fail bookings']);
  });

  it('compares the failed jobs of each replica with its own, as every reading may reach another one', () => {
    const starts = noStarts();
    const found = (minutes: number, replica: number, failures: number) => {
      const processes = [bookings({ schedule_failures_total: failures, process_start_time_seconds: replica })];
      const seen = state({ now: new Date(NOW.getTime() + minutes * 60_000), processes });
      recordStarts(starts, seen);
      return problemsIn(seen, starts);
    };

    const one = before(10).getTime() / 1000;
    const other = before(9).getTime() / 1000;
    expect([found(0, one, 1), found(1, other, 0), found(2, one, 1), found(3, other, 0)]).toEqual([[], [], [], []]);
    expect(found(4, other, 1)).toEqual(['jobs-fail bookings']);
    expect(found(5, one, 1)).toEqual(['jobs-fail bookings']);
    expect(found(65, one, 1)).toEqual([]);
  });

  it('finds a server without metrics that the supervisor has started again a fourth time, until that is over', () => {
    const starts = noStarts();
    const found = (minutes: number, restarts: Record<string, number>) => {
      const counts = Object.entries(restarts).map(([name, count]) => [`process_restarts ${name}`, count]);
      const seen = state({
        now: new Date(NOW.getTime() + minutes * 60_000),
        processes: [bookings({}), { name: 'supervisor', metrics: new Map(counts as [string, number][]) }],
      });
      recordStarts(starts, seen);
      return problemsIn(seen, starts);
    };

    expect(found(0, { redis: 5, postgres: 0, bookings: 1 })).toEqual([]);
    expect(found(1, { redis: 8, postgres: 1, bookings: 9 })).toEqual([]);
    expect(found(2, { redis: 9, postgres: 1, bookings: 9 })).toEqual(['service-restarts redis']);
    expect(found(17, { redis: 9, postgres: 1, bookings: 9 })).toEqual([]);
    // the supervisor was started again
    expect(found(18, { redis: 4, postgres: 0, bookings: 0 })).toEqual(['service-restarts redis']);
  });
});
