import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { pauseSchedule } from './pause-schedule.ts';
import { resetDatabase, startBookings } from './test-bookings.ts';

/** The whole service without its scheduled jobs for the specs of one file, reset before each of them. */
export function useBookings(variables: NodeJS.ProcessEnv = {}): TestService {
  let service: TestService;
  beforeAll(async () => {
    service = await startBookings(variables);
    await pauseSchedule(service);
  });
  afterAll(() => service.close());
  beforeEach(() => resetDatabase(service));
  return {
    get app() {
      return service.app;
    },
    get identity() {
      return service.identity;
    },
    close: () => service.close(),
  };
}
