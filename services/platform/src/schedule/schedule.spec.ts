import { HOUR_MS, MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import { getQueueToken, Processor } from '@nestjs/bullmq';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { Queue } from 'bullmq';
import { call } from '../testing/call.ts';
import { eventually } from '../testing/eventually.ts';
import { startScheduledService } from '../testing/scheduled-service.ts';
import type { TestService } from '../testing/test-service.ts';
import { ScheduleWorkerHost } from './schedule-worker.ts';

const QUEUE = 'schedule-spec';
const SCHEDULE = { sweep: HOUR_MS, 'look-around': MINUTE_MS };
type ScheduledJob = keyof typeof SCHEDULE;

@Processor(QUEUE)
class TestWorker extends ScheduleWorkerHost<ScheduledJob> {
  swept = 0;
  protected readonly work = {
    sweep: async () => {
      this.swept += 1;
    },
    'look-around': async () => undefined,
  };
}

let service: TestService;

beforeAll(async () => {
  service = await startScheduledService(QUEUE, SCHEDULE, TestWorker);
});
afterAll(() => service.close());

const queue = () => service.app.get<Queue>(getQueueToken(QUEUE), { strict: false });
const nextRun = async (job: ScheduledJob = 'sweep') => (await queue().getJobScheduler(job))?.next ?? Infinity;
const worker = () => service.app.get(TestWorker, { strict: false });

/** Writes the entry as a host does whose clock is ahead. */
async function scheduleAhead(ms: number, job: ScheduledJob = 'sweep'): Promise<void> {
  const every = SCHEDULE[job];
  await queue().removeJobScheduler(job);
  await queue().upsertJobScheduler(job, { every, startDate: Date.now() + ms + every }, { name: job });
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

it('a scheduled job that a wrong clock postpones twice in a row is planned anew within its period', async () => {
  const isPlanned = async () => expect(await nextRun('look-around')).toBeLessThanOrEqual(Date.now() + MINUTE_MS);
  await scheduleAhead(HOUR_MS, 'look-around');
  await eventually(isPlanned, 15_000);
  await scheduleAhead(HOUR_MS, 'look-around');
  const now = performance.now.bind(performance);

  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + MINUTE_MS);
  try {
    await eventually(isPlanned, 15_000);
  } finally {
    clock.mockRestore();
  }
}, 40_000);
