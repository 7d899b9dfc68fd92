import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { Metrics } from '../observability/metrics.ts';

/** Counts the runs of scheduled jobs that have failed, by the job's name. */
@Injectable()
export class ScheduleFailures {
  private readonly counter: Counter<'schedule'>;

  constructor({ registry }: Metrics) {
    this.counter = new Counter({
      name: 'schedule_failures_total',
      help: 'Runs of scheduled jobs that have failed',
      labelNames: ['schedule'], // not `job`: Prometheus sets that label itself
      registers: [registry],
    });
  }

  /** Shows jobs that have not failed yet with 0, so that their first failure is an increase. */
  know(jobs: readonly string[]): void {
    for (const job of jobs) this.counter.inc({ schedule: job }, 0);
  }

  count(job: string): void {
    this.counter.inc({ schedule: job });
  }
}
