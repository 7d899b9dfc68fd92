import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceEnvironment } from '../../infra/local/environment.ts';
import { startGateway } from '../../infra/local/gateway.ts';
import { freePort } from '../../infra/local/ports.ts';
import type { Settings } from '../../infra/local/settings.ts';
import { inRoot } from '../../infra/paths.ts';
import type { ServiceName } from '../../infra/services.ts';
import { eventually } from './eventually.ts';
import { localStack } from './stack.ts';

const LIMITED: readonly ServiceName[] = ['identity', 'catalogue', 'bookings'];

function withoutLimits(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('RATE_LIMIT_')));
}

async function ready(port: number): Promise<void> {
  await eventually(async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`);
    if (!answer.ok) throw new Error(await answer.text());
  }, 30_000);
}

export interface LimitedStack {
  gatewayPort: number;
  stop(): Promise<void>;
}

/** A second gateway and second services before the same database, all with the limits that guests meet. */
export async function startLimitedStack(): Promise<LimitedStack> {
  const { settings, secrets } = await localStack();
  const dataDir = mkdtempSync(join(tmpdir(), 'farmhouse-limits-'));
  const ports = { ...settings.ports, gateway: await freePort() };
  for (const name of LIMITED) ports[name] = await freePort();
  const limited: Settings = { ...settings, dataDir, ports };

  const children: ChildProcess[] = LIMITED.map((name) =>
    spawn(process.execPath, [inRoot('services', name, 'dist/main.js')], {
      env: withoutLimits(serviceEnvironment(name, limited, secrets)),
      stdio: 'ignore',
    }),
  );
  const stopChildren = () => children.forEach((child) => child.kill('SIGTERM'));
  process.once('exit', stopChildren);
  for (const name of LIMITED) await ready(ports[name]);
  const gateway = await startGateway({ settings: limited, line: () => undefined, env: withoutLimits(process.env) });
  return {
    gatewayPort: ports.gateway,
    stop: async () => {
      await gateway.stop();
      stopChildren();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export interface LimitedAnswer {
  status: number;
  retryAfter: number;
  text: string;
}

interface Caller {
  port: number;
  /** One of this machine's own addresses, 127.0.0.0/8. */
  from: string;
  method?: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A call from an address of one's own choice, which is what limits count by. */
export function callFrom({ port, from, method = 'POST', path, body, headers = {} }: Caller): Promise<LimitedAnswer> {
  return new Promise((resolve, reject) => {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const outgoing = request(
      {
        ...{ host: '127.0.0.1', port, localAddress: from, method, path, agent: false },
        headers: { ...(payload === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, retryAfter: Number(answer.headers['retry-after']), text }),
        );
      },
    );
    outgoing.on('error', reject).end(payload);
  });
}
