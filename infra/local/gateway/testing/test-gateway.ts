import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '../gateway.ts';
import { freePort } from '../../settings/ports.ts';
import { loadSettings, type Ports } from '../../settings/settings.ts';
import { ensureTools, NGINX } from '../../tools.ts';

/** The gateway without the product: the spec replaces some services by fakes, all others are down. */
export interface TestGateway {
  url: string;
  dataDir: string;
  stop(): Promise<void>;
}

/** Starts nginx with the product's configuration in a temporary folder; `services` replace the processes. */
export async function startTestGateway(
  services: Partial<Record<keyof Ports, RequestListener>>,
  env: NodeJS.ProcessEnv = {},
): Promise<TestGateway> {
  await ensureTools([NGINX], console.log);
  const dataDir = mkdtempSync(join(tmpdir(), 'gateway in a folder-'));
  chmodSync(dataDir, 0o755); // nginx's workers run as another user
  const servers = Object.values(services).map((listener) => createServer(listener));
  await Promise.all(servers.map((server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done))));
  const names = Object.keys(loadSettings({}).ports) as (keyof Ports)[];
  const ports = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await freePort()]))) as Ports;
  Object.keys(services).forEach((name, index) => {
    ports[name as keyof Ports] = (servers[index]?.address() as AddressInfo).port;
  });
  const { PUBLIC_URL = `http://localhost:${ports.gateway}`, ADMIN_URL } = env;
  const defaults = loadSettings({ DATA_DIR: dataDir, PUBLIC_URL, ADMIN_URL });
  // the address as the operator wrote it, as in containers
  const settings = { ...defaults, ports, publicUrl: PUBLIC_URL };
  const gateway = await startGateway({ settings, line: () => undefined, env: { ...process.env, ...env } });
  return {
    url: `http://127.0.0.1:${ports.gateway}`,
    dataDir,
    stop: async () => {
      await gateway.stop();
      for (const server of servers) server.close().closeAllConnections();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
