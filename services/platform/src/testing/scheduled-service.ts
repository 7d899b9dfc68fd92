import { Module, type Type } from '@nestjs/common';
import { ScheduledJobsModule } from '../schedule/scheduled-jobs.module.ts';
import { TEST_DATABASE, testPlatform } from './test-platform.ts';
import { startTestService, type TestService } from './test-service.ts';

@Module({})
class TestScheduleModule {}

/** Starts a service whose worker runs the jobs of a queue, each once in its number of milliseconds. */
export function startScheduledService(
  queue: string,
  jobs: Parameters<typeof ScheduledJobsModule.of>[1],
  worker: Type,
): Promise<TestService> {
  return startTestService(TEST_DATABASE, (variables) =>
    testPlatform(variables, [
      { module: TestScheduleModule, imports: [ScheduledJobsModule.of(queue, jobs)], providers: [worker] },
    ]),
  );
}
