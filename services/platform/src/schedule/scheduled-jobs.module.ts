import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { Module, type DynamicModule } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { Readiness } from '../health/readiness.ts';
import { RedisConnection } from '../redis/redis.connection.ts';
import { ScheduleFailures } from './schedule-failures.ts';
import { Schedule, type Periods } from './schedule.ts';

/** Adds scheduled jobs to a queue; the service has a worker for that queue. */
@Module({})
export class ScheduledJobsModule {
  static of(queue: string, periods: Periods): DynamicModule {
    return {
      module: ScheduledJobsModule,
      imports: [BullModule.registerQueue({ name: queue })],
      providers: [
        ScheduleFailures,
        {
          provide: Schedule,
          useFactory: (jobs: Queue, connection: RedisConnection, readiness: Readiness) =>
            new Schedule(periods, jobs, connection, readiness),
          inject: [getQueueToken(queue), RedisConnection, Readiness],
        },
      ],
      exports: [ScheduleFailures],
    };
  }
}
