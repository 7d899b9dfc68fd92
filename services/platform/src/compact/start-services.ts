import { failStart, stopInTime } from '../http/start-service.ts';
import { releaseWhenIdle } from '../memory/release-when-idle.ts';
import { logAs } from '../observability/log.ts';

/** Anything that runs until it is closed. */
export interface Closable {
  close(): Promise<void>;
}

/** One of several services of a process. */
export interface Member<Running extends Closable = Closable> {
  name: string;
  /** Starts it with the variables of `env` alone; resolves when it listens. */
  start(env: NodeJS.ProcessEnv): Promise<Running>;
  /** All variables that it reads. */
  env: NodeJS.ProcessEnv;
}

/** Starts services side by side, each with its own variables, ports, database role, metrics and name in the log. */
export const listenTogether = <Running extends Closable>(members: readonly Member<Running>[]): Promise<Running[]> =>
  Promise.all(members.map(({ name, start, env }) => logAs(name, () => start(env))));

/**
 * Starts services in this process, and stops all of them cleanly on a signal. A failed start of one of them ends the
 * process.
 */
export async function startServices(members: readonly Member[]): Promise<void> {
  try {
    const running = await listenTogether(members);
    const stop = (): void => {
      void Promise.allSettled(running.map((one) => one.close())).then((ends) =>
        process.exit(ends.every(({ status }) => status === 'fulfilled') ? 0 : 1),
      );
    };
    stopInTime();
    releaseWhenIdle();
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  } catch (error) {
    failStart(error);
  }
}
