import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { serviceEnvironment } from '../../infra/local/settings/environment.ts';
import { freePort } from '../../infra/local/settings/ports.ts';
import { answersOk, waitUntil } from '../../infra/local/process/ready.ts';
import { openNight, type Night } from '../support/dates.ts';
import { SITE_URL } from '../support/env.ts';
import { localStack } from '../support/processes/stack.ts';
import { startBareNginx } from './bare-nginx.ts';
import { requestsPerSecond, compare } from './load.ts';
import type { Row } from './table.ts';

const PATH = '/api/services';

/** A public read from the gateway's cache, compared with nginx serving the same bytes from a file. */
export async function cachedRead(): Promise<Row> {
  const bytes = await (await fetch(SITE_URL + PATH)).text();
  const bare = await startBareNginx(bytes);
  try {
    const result = await compare(requestsPerSecond({ url: SITE_URL + PATH }), requestsPerSecond({ url: bare.url }));
    return { what: 'cached public read', against: 'nginx, same bytes as a file', ...result, min: 0.5 };
  } finally {
    await bare.stop();
  }
}

/** A public read without the gateway, compared with Fastify and pg alone. */
export async function uncachedRead(): Promise<Row> {
  const { settings, secrets } = await localStack();
  const port = await freePort();
  const { DATABASE_URL = '' } = serviceEnvironment('catalogue', settings, secrets);
  const program = fileURLToPath(new URL('bare-fastify.ts', import.meta.url));
  const bare = spawn(process.execPath, [program, String(port), DATABASE_URL], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const theirs = `http://127.0.0.1:${port}${PATH}`;
  try {
    await waitUntil('The bare Fastify', () => answersOk(theirs), 15);
    const ours = `http://127.0.0.1:${settings.ports.catalogue}${PATH}`;
    const result = await compare(requestsPerSecond({ url: ours }), requestsPerSecond({ url: theirs }));
    return { what: 'uncached public read', against: 'bare Fastify + pg, same query', ...result, min: 0.4 };
  } finally {
    bare.kill();
  }
}

/** Lua for wrk: the same quote of a stay each time. */
function quoteOf(nights: Night): string {
  const body = JSON.stringify({ guestCount: 14, ...nights });
  return `
    wrk.method = 'POST'
    wrk.headers['Content-Type'] = 'application/json'
    wrk.body = '${body}'`;
}

/** The price of a stay, compared with the uncached read: both are one call of a service that reads its own database. */
export async function quote(): Promise<Row> {
  const { settings } = await localStack();
  const ours = `http://127.0.0.1:${settings.ports.bookings}/api/bookings/quote`;
  const theirs = `http://127.0.0.1:${settings.ports.catalogue}${PATH}`;
  const script = quoteOf(openNight());
  const result = await compare(requestsPerSecond({ url: ours, script }), requestsPerSecond({ url: theirs }));
  return { what: 'quote of a stay', against: 'uncached public read', ...result, min: 0.6 };
}
