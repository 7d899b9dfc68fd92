import { failed, CommandError } from '../command-error.ts';
import { takeLock } from '../lock.ts';
import { Compose } from './compose.ts';
import { PROJECT, recreatedServices, replacedServices, rollOut } from './roll-out.ts';

/**
 * Deploys this checkout to the running containers, service by service and without downtime. Each new container runs
 * the migrations of its service before it is healthy; the previous version works with them (docs/adding.md).
 */
async function deploy(stopping: AbortSignal): Promise<void> {
  if (!(await takeLock(`deploy ${PROJECT}`))) {
    throw new CommandError('Another `make deploy` runs on this machine: wait until it has ended.');
  }
  const docker = new Compose();
  const configured = await docker.services();
  const services = replacedServices(configured);
  for (const service of ['postgres', 'redis', 'gateway', ...services]) {
    if ((await docker.containersOf(service)).length === 0) {
      throw new CommandError(`${service} does not run. \`docker compose up --build --wait\` starts what is missing.`);
    }
  }
  await docker.show('build');
  await docker.show('run', '--rm', '--no-deps', 'provision');
  await rollOut(docker, services, console.log, stopping);
  for (const service of recreatedServices(configured)) await docker.recreate(service);
  console.log('The new version runs.');
}

/** Aborted by Ctrl-C, and when the connection of the operator's shell is lost: what was begun is taken back. */
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopping.signal.aborted && signal === 'SIGINT') process.exit(130);
    console.log('Interrupted: what was begun is taken back. Ctrl-C again ends at once, and may leave new containers.');
    stopping.abort();
  });
}
// the terminal may be gone
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
try {
  await deploy(stopping.signal);
} catch (error) {
  failed(error);
}
