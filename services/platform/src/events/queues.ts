import { backoffMs, type Backoff } from '@farmhouse/contracts/timing/backoff';
import { CONSUMERS, READ_MODEL_EVENTS, type EventEnvelope } from '@farmhouse/contracts/events/events';
import { BullModule } from '@nestjs/bullmq';
import { Logger, type DynamicModule } from '@nestjs/common';
import type { JobsOptions, WorkerOptions } from 'bullmq';

const DAY_SECONDS = 24 * 60 * 60;
const RETRY_BACKOFF: Backoff = { firstMs: 500, maxMs: 60_000 };
/** Source of an acknowledgement until its relay has seen it; an event that is relayed again later does nothing. */
const KEEP_COMPLETED_SECONDS = 5 * 60;

/** Tries go on for about a day, at first within half a second, later once a minute. */
const EVENT_JOB: JobsOptions = {
  attempts: 1_500,
  backoff: { type: 'capped' },
  removeOnComplete: { age: KEEP_COMPLETED_SECONDS },
  removeOnFail: { age: 30 * DAY_SECONDS },
};

/** One job an event, under its id. Changes for read models go first: an owner waits; versions keep their order. */
export function jobOptionsOf({ id, type }: EventEnvelope): JobsOptions {
  return { ...EVENT_JOB, jobId: id, lifo: READ_MODEL_EVENTS.includes(type) };
}

/** A worker that dies is noticed within seconds, and its job goes to another. */
export const WORKER: Omit<WorkerOptions, 'connection'> = {
  concurrency: 5,
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 1_000,
  settings: { backoffStrategy: (attempt) => backoffMs(attempt, RETRY_BACKOFF) },
};

/** BullMQ's connection; producers and workers wait for Redis by themselves. */
export function queueConnection(redisUrl: string): DynamicModule {
  return BullModule.forRoot({ connection: { url: redisUrl, maxRetriesPerRequest: null }, prefix: 'queue' });
}

export const CONSUMER_QUEUES: DynamicModule = BullModule.registerQueue(...CONSUMERS.map((name) => ({ name })));

const log = new Logger('Queues');

/** Logs the errors of a queue or a worker, except failed reconnects, which the service's own connection logs. */
export function noteQueueError(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ECONNREFUSED') log.warn(error.message);
}
