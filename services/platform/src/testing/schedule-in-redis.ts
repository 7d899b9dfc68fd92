import { expect } from '@jest/globals';
import type { Queue } from 'bullmq';
import { eventually } from './eventually.ts';

/** Waits until a queue's scheduled jobs in Redis are exactly `schedule`: their names with their milliseconds. */
export const scheduleInRedis = (queue: Queue, schedule: Readonly<Record<string, number>>): Promise<void> =>
  eventually(async () => {
    const schedulers = await queue.getJobSchedulers();
    expect(Object.fromEntries(schedulers.map(({ key, every }) => [key, every]))).toEqual(schedule);
  }, 15_000);
