import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Metrics } from '../observability/metrics.ts';
import { RedisConnection } from './redis.connection.ts';

/** Share of its memory limit above which Redis is too full: it evicts nothing, and at the limit it refuses writes. */
const ALARM_SHARE = 0.8;
const CHECK_MS = 60_000;
/** How old an answer to isFull may be. */
const FRESH_MS = 1_000;
/** All processes see the same Redis: one of them logs it. */
const ALARM_KEY = 'alarm:redis-memory';
const ALARM_SECONDS = 10 * 60;

const HELP = {
  redis_memory_share: 'Used share of the memory that Redis may use; 0 without a limit',
  redis_memory_bytes: 'Memory that Redis uses',
  redis_clients: 'Connections to Redis',
};

/** The number of that name in an answer to INFO; 0 when it has none. */
const numberIn = (info: string, name: string): number =>
  Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1] ?? 0);

function shareIn(info: string): number {
  const limit = numberIn(info, 'maxmemory');
  return limit > 0 ? numberIn(info, 'used_memory') / limit : 0;
}

/** Shows how full and busy Redis is, as gauges, and logs an error while it is too full. */
@Injectable()
export class RedisMemory implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Redis');
  private timer: NodeJS.Timeout | undefined;
  private known = { share: 0, at: -Infinity };

  constructor(
    private readonly connection: RedisConnection,
    metrics: Metrics,
  ) {
    metrics.gauges(HELP, async () => {
      const info = await connection.redis.info();
      return {
        redis_memory_share: shareIn(info),
        redis_memory_bytes: numberIn(info, 'used_memory'),
        redis_clients: numberIn(info, 'connected_clients'),
      };
    });
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.check().catch(() => undefined), CHECK_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /**
   * True while nothing that can wait elsewhere should be written to Redis: at its memory limit Redis would also refuse
   * the writes by which consumers remove events. `now` is in milliseconds of a clock that is never set back.
   */
  async isFull(now = performance.now()): Promise<boolean> {
    if (now - this.known.at >= FRESH_MS) this.known = { share: await this.share(), at: now };
    return this.known.share >= ALARM_SHARE;
  }

  /** Logs an error when Redis is too full, at most once in ten minutes for all processes. */
  async check(): Promise<void> {
    const share = await this.share();
    if (share < ALARM_SHARE) return;
    // a full Redis refuses the key: then every process logs
    const isFirst = await this.connection.redis
      .set(ALARM_KEY, '1', 'EX', ALARM_SECONDS, 'NX')
      .then((reply) => reply !== null)
      .catch(() => true);
    if (isFirst) this.log.error(`Redis uses ${Math.round(share * 100)} % of its memory; events wait in their outboxes`);
  }

  private async share(): Promise<number> {
    return shareIn(await this.connection.redis.info('memory'));
  }
}
