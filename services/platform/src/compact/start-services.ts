import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { failStart, listen, stopInTime, type ServiceDefinition } from '../http/start-service.ts';
import { logAs } from '../observability/log.ts';
import { releaseMemory } from './release-memory.ts';

/** Time in which first calls, schedules and queues have settled. */
const SETTLED_MS = 5_000;

/** One of several services of a process. */
export interface Member {
  name: string;
  definition: ServiceDefinition;
  /** All variables that it reads. */
  env: NodeJS.ProcessEnv;
}

/** Starts services side by side, each with its own variables, ports, database role, metrics and name in the log. */
export const listenTogether = (members: readonly Member[]): Promise<NestFastifyApplication[]> =>
  Promise.all(members.map(({ name, definition, env }) => logAs(name, () => listen(definition, env))));

/** Starts services in this process, and stops all of them cleanly on a signal. What ends one of them ends all. */
export async function startServices(members: readonly Member[]): Promise<void> {
  try {
    const apps = await listenTogether(members);
    const stop = (): void => {
      void Promise.allSettled(apps.map((app) => app.close())).then((ends) =>
        process.exit(ends.every(({ status }) => status === 'fulfilled') ? 0 : 1),
      );
    };
    stopInTime();
    setTimeout(releaseMemory, SETTLED_MS).unref();
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  } catch (error) {
    failStart(error);
  }
}
