import { failed, CommandError } from '../command-error.ts';
import { Compose } from './compose.ts';
import { replacedServices, rollOut } from './roll-out.ts';

/**
 * Deploys this checkout to the running containers, service by service and without downtime. Each new container runs
 * the migrations of its service before it is healthy; the previous version works with them (docs/adding.md).
 */
async function deploy(): Promise<void> {
  const docker = new Compose();
  const services = replacedServices(await docker.services());
  for (const service of ['postgres', 'redis', 'gateway', ...services]) {
    if ((await docker.containersOf(service)).length === 0) {
      throw new CommandError(`${service} does not run. \`docker compose up --build --wait\` starts what is missing.`);
    }
  }
  await docker.show('build');
  await docker.show('run', '--rm', '--no-deps', 'provision');
  await rollOut(docker, services, console.log);
  console.log('The new version runs.');
}

try {
  await deploy();
} catch (error) {
  failed(error);
}
