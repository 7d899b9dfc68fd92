import { backoffMs, type Backoff } from '@farmhouse/contracts/timing/backoff';
import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import { CONSUMERS, READ_MODEL_EVENTS } from '@farmhouse/contracts/events/subscribers';
import { DAY_SECONDS } from '@farmhouse/contracts/timing/durations';
import { BullModule } from '@nestjs/bullmq';
import { Logger, type DynamicModule } from '@nestjs/common';
import type { JobsOptions, Queue, WorkerOptions } from 'bullmq';
import type { Redis } from 'ioredis';
import { reconnectAfterMs } from '../redis/redis.connection.ts';

/** What the keys of every queue begin with. */
export const QUEUE_PREFIX = 'queue';

const RETRY_BACKOFF: Backoff = { firstMs: 500, maxMs: 60_000 };

/** Retries for about a day: the first within half a second, later once a minute. */
const EVENT_JOB: JobsOptions = {
  attempts: 1_500,
  backoff: { type: 'capped' },
  // with its payload: handled-events.ts keeps what its source needs
  removeOnComplete: true,
  removeOnFail: { age: 30 * DAY_SECONDS },
};

/**
 * One job an event, under its id. Changes for read models come first, since an owner waits for them; versions keep
 * their order.
 */
export function jobOptionsOf({ id, type }: EventEnvelope): JobsOptions {
  return { ...EVENT_JOB, jobId: id, lifo: READ_MODEL_EVENTS.includes(type) };
}

/** Time between two looks for the jobs of workers that have died. */
const STALLED_MS = 5_000;

/** A worker that dies is noticed within seconds, and its job is given to another one. */
export const WORKER: Omit<WorkerOptions, 'connection'> = {
  concurrency: 5,
  lockDuration: 10_000,
  stalledInterval: STALLED_MS,
  maxStalledCount: 1_000,
  settings: { backoffStrategy: (attempt) => backoffMs(attempt, RETRY_BACKOFF) },
};

/**
 * Has BullMQ look for the jobs of dead workers again. Between two looks Redis keeps a mark, which expires by the clock:
 * one that was set while the clock was ahead would prevent every look until the true time has come that far.
 */
export async function forgetLookAhead(redis: Redis, queue: string): Promise<void> {
  const mark = `${QUEUE_PREFIX}:${queue}:stalled-check`;
  if ((await redis.pttl(mark)) > 2 * STALLED_MS) await redis.del(mark);
}

/** BullMQ's scores of delayed jobs are milliseconds times this. */
const DELAY_SCALE = 0x1000;

/** Has the jobs handled now that a clock that was ahead has postponed further than any retry. */
export async function promoteAhead(redis: Redis, queue: Queue, ids: readonly string[]): Promise<void> {
  const latest = (Date.now() + 2 * RETRY_BACKOFF.maxMs) * DELAY_SCALE;
  const scores = await redis.zmscore(queue.toKey('delayed'), [...ids]);
  const ahead = ids.filter((_id, index) => Number(scores[index] ?? 0) > latest);
  for (const id of ahead) await (await queue.getJob(id))?.promote();
}

/** BullMQ's connection; producers and workers wait until Redis is reachable. */
export function queueConnection(redisUrl: string): DynamicModule {
  const connection = { url: redisUrl, maxRetriesPerRequest: null, retryStrategy: reconnectAfterMs };
  return BullModule.forRoot({ connection, prefix: QUEUE_PREFIX });
}

export const CONSUMER_QUEUES: DynamicModule = BullModule.registerQueue(...CONSUMERS.map((name) => ({ name })));

const log = new Logger('Queues');

/** Logs the errors of a queue or a worker, except failed reconnects, which the service's own connection logs. */
export function logQueueError(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ECONNREFUSED') log.warn(error.message);
}
