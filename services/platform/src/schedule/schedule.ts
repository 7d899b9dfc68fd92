import { MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { forgetLookAhead, logQueueError } from '../events/queues.ts';
import type { Readiness } from '../health/readiness.ts';
import type { RedisConnection } from '../redis/redis.connection.ts';

/** How often each job runs, in milliseconds, by its name. */
export type Periods = Readonly<Record<string, number>>;

/** Time between two checks that Redis still has the schedule. */
const CHECK_MS = 5_000;
/** By how much the clocks of two hosts may differ. */
const CLOCK_TOLERANCE_MS = MINUTE_MS;
/** Shortest time between two corrections of one entry; one with a longer period is corrected once in its period. */
const CORRECT_AGAIN_MS = MINUTE_MS;
const JOB_RETENTION = { removeOnComplete: { count: 20 }, removeOnFail: { count: 100 } };

interface Entry {
  name: string;
  /** Its period in milliseconds. */
  every: number;
}

/** The entries of a schedule that are not as they should be. */
interface Flaws {
  /** Not there at all. */
  missing: Entry[];
  /** There, with another period. */
  changed: Entry[];
  /** Their next run is further away than their period. */
  tooFar: Entry[];
}

/**
 * Keeps a service's schedule in Redis, also after Redis has lost its data: checks it at every connect and by a timer.
 * Only what is missing or differs is written, so that a check neither runs nor postpones a job. One entry serves all
 * replicas. The service is not ready while an entry is missing.
 *
 * An entry whose next run is further away than its period was written by a clock that is ahead, and is corrected: that
 * runs the job. If it is too far again soon afterwards, the clock was ahead again, or that of another host still is, or
 * this one is behind: that is logged, and the entry stays for a period, because hosts would correct each other, and run
 * the job, at every check.
 */
export class Schedule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Schedule');
  private readonly onConnect = (): void => this.ensure();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private stopped = false;
  /** When this process last corrected an entry that was too far, in milliseconds of a clock that is never set. */
  private readonly correctedAt = new Map<string, number>();
  /** Entries that are too far again, and were logged. */
  private readonly left = new Set<string>();

  constructor(
    private readonly periods: Periods,
    private readonly queue: Queue,
    private readonly connection: RedisConnection,
    readiness: Readiness,
  ) {
    readiness.register('schedule', async () => {
      if (!this.isReachable) return false;
      const { missing, changed, tooFar } = await this.flaws();
      return missing.length + changed.length + tooFar.filter(({ name }) => !this.left.has(name)).length === 0;
    });
  }

  /** Does not wait: the service handles requests while Redis is unreachable. */
  onApplicationBootstrap(): void {
    this.queue.on('error', logQueueError);
    this.connection.redis.on('ready', this.onConnect);
    this.timer = setInterval(() => this.ensure(), CHECK_MS);
    this.ensure();
  }

  beforeApplicationShutdown(): void {
    this.stopped = true;
    clearInterval(this.timer);
    this.connection.redis.off('ready', this.onConnect);
  }

  private get isReachable(): boolean {
    return this.connection.redis.status === 'ready';
  }

  private ensure(): void {
    if (this.stopped || !this.isReachable) return;
    this.running ??= this.correct()
      .catch((error: Error) => {
        if (!this.stopped) this.log.warn(`The schedule could not be written: ${error.message}`);
      })
      .finally(() => {
        this.running = undefined;
      });
  }

  private async flaws(): Promise<Flaws> {
    const stored = new Map((await this.queue.getJobSchedulers()).map((entry) => [entry.key, entry]));
    const latest = Date.now() + CLOCK_TOLERANCE_MS;
    const entries = Object.entries(this.periods).map(([name, every]) => ({ name, every }));
    const isStored = ({ name }: Entry) => stored.has(name);
    const isSame = ({ name, every }: Entry) => stored.get(name)?.every === every;
    return {
      missing: entries.filter((entry) => !isStored(entry)),
      changed: entries.filter((entry) => isStored(entry) && !isSame(entry)),
      tooFar: entries.filter((entry) => isSame(entry) && (stored.get(entry.name)?.next ?? 0) > latest + entry.every),
    };
  }

  private async correct(): Promise<void> {
    await forgetLookAhead(this.connection.redis, this.queue.name);
    const { missing, changed, tooFar } = await this.flaws();
    for (const entry of missing) await this.write(entry);
    for (const entry of [...changed, ...this.correctable(tooFar)]) {
      // changing it would keep the instant of its next run
      await this.queue.removeJobScheduler(entry.name);
      await this.write(entry);
    }
  }

  private write({ name, every }: Entry): Promise<unknown> {
    return this.queue.upsertJobScheduler(name, { every }, { name, opts: JOB_RETENTION });
  }

  /** Those that this process has not just corrected; it logs once about each of the others. */
  private correctable(tooFar: readonly Entry[]): Entry[] {
    const now = performance.now();
    for (const name of this.left) if (!tooFar.some((entry) => entry.name === name)) this.left.delete(name);
    return tooFar.filter(({ name, every }) => {
      const isDue = now - (this.correctedAt.get(name) ?? -Infinity) > Math.max(every, CORRECT_AGAIN_MS);
      if (isDue) {
        this.correctedAt.set(name, now);
      } else if (!this.left.has(name)) {
        this.left.add(name);
        this.log.warn(`The next run of ${name} is too far away again: a clock is set, or those of two hosts differ`);
      }
      return isDue;
    });
  }
}
