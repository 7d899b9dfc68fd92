import { getQueueToken, Processor } from '@nestjs/bullmq';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Queue } from 'bullmq';
import { call } from '../testing/call.ts';
import { eventually } from '../testing/eventually.ts';
import { startScheduledService } from '../testing/scheduled-service.ts';
import type { TestService } from '../testing/test-service.ts';
import { ScheduleWorkerHost } from './schedule-worker.ts';

const QUEUE = 'schedule-spec';
const HOUR_MS = 60 * 60 * 1_000;

@Processor(QUEUE)
class TestWorker extends ScheduleWorkerHost<'sweep'> {
  swept = 0;
  protected readonly work = {
    sweep: async () => {
      this.swept += 1;
    },
  };
}

let service: TestService;

beforeAll(async () => {
  service = await startScheduledService(QUEUE, { sweep: HOUR_MS }, TestWorker);
});
afterAll(() => service.close());

const queue = () => service.app.get<Queue>(getQueueToken(QUEUE), { strict: false });
const nextRun = async () => (await queue().getJobScheduler('sweep'))?.next ?? Infinity;
const worker = () => service.app.get(TestWorker, { strict: false });

/** Writes the entry as a host does whose clock is ahead. */
async function scheduleAhead(ms: number): Promise<void> {
  await queue().removeJobScheduler('sweep');
  await queue().upsertJobScheduler(
    'sweep',
    { every: HOUR_MS, startDate: Date.now() + ms + HOUR_MS },
    { name: 'sweep' },
  );
}

it('a scheduled job runs again within its period after a clock that was a year ahead is set back', async () => {
  await eventually(async () => expect(worker().swept).toBe(1));
  await scheduleAhead(365 * 24 * HOUR_MS);

  await eventually(async () => expect(worker().swept).toBe(2), 15_000);

  expect(await nextRun()).toBeLessThanOrEqual(Date.now() + HOUR_MS);
  expect(await call(service, 'GET', '/health/ready')).toMatchObject({ body: { checks: { schedule: 'up' } } });
}, 20_000);

it('a schedule that Redis has lost is written again, also when the connection has stayed', async () => {
  await eventually(async () => expect(await nextRun()).toBeGreaterThan(Date.now()));
  await queue().removeJobScheduler('sweep');
  expect(await call(service, 'GET', '/health/ready')).toMatchObject({
    status: 503,
    body: { checks: { schedule: 'down', redis: 'up' } },
  });

  await eventually(
    async () => expect(await call(service, 'GET', '/health/ready')).toMatchObject({ status: 200 }),
    15_000,
  );
}, 20_000);

it('a check of the schedule leaves a job alone whose next run is within its period', async () => {
  await eventually(async () => expect(await nextRun()).toBeGreaterThan(Date.now()));
  const before = [worker().swept, await nextRun()];

  await new Promise((resolve) => setTimeout(resolve, 6_000));

  expect([worker().swept, await nextRun()]).toEqual(before);
}, 10_000);

it('a scheduled job does not run at every check while the clock of another host is minutes ahead', async () => {
  const before = worker().swept;

  for (let time = 0; time < 2; time += 1) {
    await scheduleAhead(5 * 60_000);
    await new Promise((resolve) => setTimeout(resolve, 6_000));
  }

  expect(worker().swept - before).toBeLessThanOrEqual(1);
  expect(await nextRun()).toBeGreaterThan(Date.now() + HOUR_MS);
  expect(await call(service, 'GET', '/health/ready')).toMatchObject({ body: { checks: { schedule: 'up' } } });
}, 20_000);
