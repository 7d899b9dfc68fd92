import { getQueueToken, Processor } from '@nestjs/bullmq';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Queue } from 'bullmq';
import { Metrics } from '../observability/metrics.ts';
import { eventually } from '../testing/eventually.ts';
import { startScheduledService } from '../testing/scheduled-service.ts';
import type { TestService } from '../testing/test-service.ts';
import { ScheduleWorkerHost } from './schedule-worker.ts';

const QUEUE = 'schedule-worker-spec';
const DAY_MS = 24 * 60 * 60 * 1_000;

@Processor(QUEUE)
class TestWorker extends ScheduleWorkerHost<'sweep' | 'count'> {
  swept = 0;
  protected readonly work = {
    sweep: () => Promise.reject(new Error('The floor is wet')),
    count: async () => {
      this.swept += 1;
    },
  };
}

let service: TestService;

beforeAll(async () => {
  service = await startScheduledService(QUEUE, { never: DAY_MS }, TestWorker);
});
afterAll(() => service.close());

const run = (name: string) => service.app.get<Queue>(getQueueToken(QUEUE), { strict: false }).add(name, {});
const failures = () => service.app.get(Metrics).registry.getSingleMetricAsString('schedule_failures_total');

it('GET /metrics counts the failed runs of scheduled jobs by name, from zero on', async () => {
  expect(await failures()).toMatch(/^schedule_failures_total\{schedule="sweep".*\} 0$/m);

  for (const name of ['sweep', 'count', 'sweep']) await run(name);
  await eventually(async () => expect(await failures()).toMatch(/^schedule_failures_total\{schedule="sweep".*\} 2$/m));

  expect(service.app.get(TestWorker, { strict: false }).swept).toBe(1);
  expect(await failures()).toMatch(/^schedule_failures_total\{schedule="count".*\} 0$/m);
});
