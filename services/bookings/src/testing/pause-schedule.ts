import { eventually } from '@farmhouse/platform/testing/eventually';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { expect } from '@jest/globals';
import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { SCHEDULE_QUEUE } from '../schedule/schedule.ts';

/**
 * Stops the scheduled jobs, for specs that run the same work themselves: each job runs once when the service starts,
 * and then periodically. Resolves when none is running.
 */
export async function pauseSchedule({ app }: TestService): Promise<void> {
  const queue = app.get<Queue>(getQueueToken(SCHEDULE_QUEUE), { strict: false });
  await queue.pause();
  await eventually(async () => expect(await queue.getActiveCount()).toBe(0));
}
