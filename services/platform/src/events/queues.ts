import { CONSUMERS, READ_MODEL_EVENTS, type EventEnvelope } from '@farmhouse/contracts/events/events';
import { BullModule } from '@nestjs/bullmq';
import { Logger, type DynamicModule } from '@nestjs/common';
import type { JobsOptions, WorkerOptions } from 'bullmq';

const DAY_SECONDS = 24 * 60 * 60;
const LONGEST_WAIT_MS = 60_000;

/** Tries go on for about a day, at first within half a second, later once a minute. */
const EVENT_JOB: JobsOptions = {
  attempts: 1_500,
  backoff: { type: 'capped' },
  removeOnComplete: { age: DAY_SECONDS },
  removeOnFail: { age: 30 * DAY_SECONDS },
};

/** One job an event, known by its id. Changes that are copied go first: an owner waits; versions keep their order. */
export function jobOptionsOf({ id, type }: EventEnvelope): JobsOptions {
  return { ...EVENT_JOB, jobId: id, lifo: READ_MODEL_EVENTS.includes(type) };
}

/** Wait before try number `attempt`, in milliseconds. */
export function cappedBackoff(attempt: number): number {
  return Math.min(500 * 2 ** Math.min(attempt - 1, 10), LONGEST_WAIT_MS);
}

/** A worker that dies is noticed within seconds, and its job goes to another. */
export const WORKER: Omit<WorkerOptions, 'connection'> = {
  concurrency: 5,
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 1_000,
  settings: { backoffStrategy: cappedBackoff },
};

/** BullMQ's connection; producers and workers wait for Redis by themselves. */
export function queueConnection(redisUrl: string): DynamicModule {
  return BullModule.forRoot({ connection: { url: redisUrl, maxRetriesPerRequest: null }, prefix: 'queue' });
}

export const CONSUMER_QUEUES: DynamicModule = BullModule.registerQueue(...CONSUMERS.map((name) => ({ name })));

const log = new Logger('Queues');

/** Notes what a queue or a worker complains of, but not each failed reconnect: the service's own connection does. */
export function noteQueueError(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ECONNREFUSED') log.warn(error.message);
}
