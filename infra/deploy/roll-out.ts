import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from '../command-error.ts';
import { BACKUP_SCHEDULE, SERVICES } from '../services.ts';
import type { Compose } from './compose.ts';

const POLL_MS = 500;
/** Time for a start with migrations on a busy machine. */
const READY_MS = 240_000;
/** Two projects on a machine may be deployed at the same time. */
export const PROJECT = process.env.COMPOSE_PROJECT_NAME || 'farmhouse';
const NEXT_GATEWAY = `${PROJECT}-gateway-next`;
/** States of a container that has been started, also of one that ends again and again. */
const STARTED = ['created', 'running', 'restarting'];

type Note = (line: string) => void;

/** The processes of the product's own code, in the order of their replacement; `compact` is all of them in one. */
const REPLACED = [...SERVICES.map(({ name }) => name as string), 'web', 'compact'];

/** They have no calls to finish, and do later what they have missed. */
const RECREATED: readonly string[] = ['uploads-archive', BACKUP_SCHEDULE.name];

/** Which of the services that are configured a deployment replaces without downtime. */
export const replacedServices = (configured: readonly string[]): string[] =>
  REPLACED.filter((name) => configured.includes(name));

/** Which of the services that are configured a deployment ends and starts again, after the others. */
export const recreatedServices = (configured: readonly string[]): string[] =>
  RECREATED.filter((name) => configured.includes(name));

function assertNotInterrupted(stopping?: AbortSignal): void {
  if (stopping?.aborted) throw new CommandError('it was interrupted');
}

/**
 * Resolves when each container is healthy. Throws CommandError with the end of a container's log when it is not in
 * time, and when `stopping` is aborted.
 */
export async function untilHealthy(
  docker: Compose,
  containers: readonly string[],
  stopping?: AbortSignal,
): Promise<void> {
  const deadline = Date.now() + READY_MS;
  for (const container of containers) {
    for (;;) {
      assertNotInterrupted(stopping);
      const health = await docker.health(container);
      if (health === 'healthy' || health === 'none') break;
      if (health !== 'starting' || Date.now() > deadline) {
        throw new CommandError(`its new container is ${health}:\n${await docker.logOf(container)}`);
      }
      await sleep(POLL_MS);
    }
  }
}

/**
 * Starts as many new containers of a service as it has, and removes the old ones once the new ones are healthy.
 * Throws CommandError, and leaves only the old ones, when one does not become healthy or it is interrupted before.
 */
async function replace(docker: Compose, service: string, note: Note, stopping: AbortSignal): Promise<void> {
  const from = performance.now();
  assertNotInterrupted(stopping);
  const old = await docker.containersOf(service);
  if (old.length === 0) throw new CommandError(`${service} does not run: \`docker compose up --wait\` starts it`);
  const before = await docker.containersOf(service, STARTED);
  try {
    await docker.scale(service, old.length * 2);
    const added = (await docker.containersOf(service)).filter((container) => !before.includes(container));
    if (added.length < old.length)
      throw new CommandError('its new container has ended at once; `docker compose logs` says why');
    await untilHealthy(docker, added, stopping);
  } catch (error) {
    const after = await docker.containersOf(service, STARTED).catch(() => []);
    const added = after.filter((container) => !before.includes(container));
    for (const container of added) await docker.remove(container).catch(() => undefined);
    throw error;
  }
  await Promise.all(old.map((container) => docker.remove(container)));
  note(`  ✓ ${service.padEnd(22)}${((performance.now() - from) / 1000).toFixed(1).padStart(5)} s`);
}

/**
 * Deploys the built images to the running product. A second gateway is started first: it adds the new version's assets
 * to those of the previous one, and serves the edge while the gateway itself is replaced. Throws CommandError at the
 * first service that fails, or during which `stopping` is aborted; that one and those after it keep running the
 * previous version.
 */
export async function rollOut(
  docker: Compose,
  services: readonly string[],
  note: Note,
  stopping: AbortSignal,
): Promise<void> {
  const done: string[] = [];
  let at = 'gateway';
  try {
    assertNotInterrupted(stopping);
    const beside = await docker.startBeside('gateway', NEXT_GATEWAY);
    try {
      await untilHealthy(docker, [beside], stopping);
      for (const service of services) {
        at = service;
        await replace(docker, service, note, stopping);
        done.push(service);
      }
      at = 'gateway';
      assertNotInterrupted(stopping);
      await docker.recreate('gateway');
      note('  ✓ gateway');
    } finally {
      await docker.remove(beside);
    }
  } catch (error) {
    const state = done.length === 0 ? 'nothing was replaced' : `replaced before: ${done.join(', ')}`;
    throw new CommandError(`${at}: ${(error as Error).message}\nIt goes on in the version before; ${state}.`);
  }
}
