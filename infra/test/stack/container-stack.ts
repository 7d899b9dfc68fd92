import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePorts } from '../../local/settings/ports.ts';
import { rolePasswordVariable, SERVICES } from '../../services.ts';
import { NO_LIMITS, type TestStack } from './test-stack.ts';
import { temporaryFolder } from './temporary-folder.ts';

const PROJECT = 'farmhouse-test';
const MAX_OUTPUT = 16 << 20;
/** A different network from that of the operator's own containers. */
const NETWORK_PREFIX = '172.29.84';
const CERTIFICATE_OF_EDGE = '/data/caddy/pki/authorities/local/root.crt';
/** The highest rate that nginx accepts. */
const MAX_CONNECTIONS = '65535';

/** The part of a Compose file that the tests change. */
interface ComposeFile {
  name?: string;
  services: Record<string, { image?: string; ports?: unknown }>;
}

const anySecret = (): string => randomBytes(24).toString('hex');

function secretVariables(): Record<string, string> {
  const passwords = ['POSTGRES_PASSWORD', 'REDIS_PASSWORD', ...SERVICES.map(({ name }) => rolePasswordVariable(name))];
  return Object.fromEntries([...passwords, 'GUEST_TOKEN_SECRET', 'ADMIN_PASSWORD'].map((name) => [name, anySecret()]));
}

/**
 * Starts the containers of a checkout with demo data behind the edge, as a separate project with separate images, and
 * resolves when they are healthy. `docker compose` with the returned environment acts on these containers.
 */
export async function startTestContainers(checkout: string): Promise<TestStack> {
  const folder = await temporaryFolder('farmhouse-containers-');
  const ports = await freePorts();
  const secrets = secretVariables();
  const url = `https://localhost:${ports.gateway}`;
  const variables = {
    ...process.env,
    ...NO_LIMITS,
    ...secrets,
    RATE_LIMIT_CONNECTIONS: MAX_CONNECTIONS,
    NETWORK_PREFIX,
    PUBLIC_URL: url,
    ADMIN_URL: '',
    GATEWAY_PORT: String(ports.web),
    MAILBOX_PORT: String(ports.mailbox),
  };
  const composeFile = join(folder, 'compose.json');
  const env = {
    ...variables,
    COMPOSE_FILE: composeFile,
    COMPOSE_PROJECT_NAME: PROJECT,
    COMPOSE_PROFILES: 'edge',
    DATA_DIR: folder,
    POSTGRES_PORT: String(ports.postgres),
    SITE_URL: url,
    MAILBOX_URL: `http://127.0.0.1:${ports.mailbox}`,
    MAILBOX_API: `http://127.0.0.1:${ports.mailbox}`,
    NODE_EXTRA_CA_CERTS: join(folder, 'root.crt'),
  };
  const docker = async (args: readonly string[], environment: NodeJS.ProcessEnv = env): Promise<string> => {
    const options = { cwd: checkout, env: environment, maxBuffer: MAX_OUTPUT };
    return (await promisify(execFile)('docker', [...args], options)).stdout;
  };
  const stop = async (): Promise<void> => {
    await docker(['compose', '--profile', '*', 'down', '--volumes', '--remove-orphans']).catch(console.error);
    await rm(folder, { recursive: true, force: true });
  };

  const resolved = await docker(['compose', '--profile', '*', 'config', '--format', 'json'], variables);
  const file = JSON.parse(resolved) as ComposeFile;
  for (const service of Object.values(file.services)) {
    if (service.image) service.image = service.image.replace(/^farmhouse\//, `${PROJECT}/`);
  }
  publish(file, 'edge', ports.gateway, ports.gateway);
  publish(file, 'postgres', ports.postgres, 5432);
  await writeFile(composeFile, JSON.stringify({ ...file, name: PROJECT }));
  await writeFile(join(folder, 'secrets.env'), `POSTGRES_PASSWORD=${secrets.POSTGRES_PASSWORD}\n`);
  try {
    await docker(['compose', 'up', '--build', '--wait']);
    await docker(['compose', 'run', '--rm', 'demo']);
    await docker(['compose', 'cp', `edge:${CERTIFICATE_OF_EDGE}`, env.NODE_EXTRA_CA_CERTS]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { env, stop };
}

function publish(file: ComposeFile, service: string, port: number, target: number): void {
  const found = file.services[service];
  if (!found) throw new Error(`docker-compose.yml has no service ${service}`);
  found.ports = [{ mode: 'ingress', host_ip: '127.0.0.1', published: String(port), target, protocol: 'tcp' }];
}
