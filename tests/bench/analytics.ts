import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serviceEnvironment } from '../../infra/local/settings/environment.ts';
import { freePort } from '../../infra/local/settings/ports.ts';
import { answersOk, waitUntil } from '../../infra/local/process/ready.ts';
import { SITE_URL } from '../support/env.ts';
import { Owner } from '../support/api/owner.ts';
import { localStack } from '../support/processes/stack.ts';
import { PHONE } from '../support/visits.ts';
import { fillVisits, VIEWS } from './generated-visits.ts';
import { requestsPerSecond, requestRepeatedly, compare, type Load } from './load.ts';
import type { Bound } from './table.ts';

/** Concurrent connections at a busy moment, for which the writer's rate has a target. */
const BUSY_CONNECTIONS = 128;
const TENFOLD_CONNECTIONS = 10 * BUSY_CONNECTIONS;
const QUIET_CONNECTIONS = 16;
const SESSIONS = 1_000;

/** Lua for wrk: a page view each time, of one of many sessions. */
const script = `
  local run, count = '${randomUUID()}', 0
  local headers = { ['Content-Type'] = 'application/json', ['User-Agent'] = '${PHONE}' }
  local pages = { '/', '/gallery', '/services', '/booking', '/location', '/blog' }
  request = function()
    count = count + 1
    local session = run .. '-' .. count % ${SESSIONS}
    local page = pages[count % 6 + 1]
    local body = '{"sessionId":"' .. session .. '","page":"' .. page .. '","url":"https://farmhouse.example' .. page ..
      '","title":"The farmhouse","timeOnPage":0,"scrollDepth":0,"exitPage":false}'
    return wrk.format('POST', nil, headers, body)
  end`;

/** Runs work against a bare Node server that answers page views; with a database, after one insert each. */
async function besideBareNode<T>(databaseUrl: string | undefined, work: (url: string) => Promise<T>): Promise<T> {
  const port = await freePort();
  const program = fileURLToPath(new URL('bare-node.ts', import.meta.url));
  const args = [program, String(port), ...(databaseUrl ? [databaseUrl] : [])];
  const bare = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });
  const url = `http://127.0.0.1:${port}/api/analytics/pageview`;
  try {
    await waitUntil('The bare Node server', () => answersOk(url), 15);
    return await work(url);
  } finally {
    bare.kill();
  }
}

async function ingestion(url: string, databaseUrl: string): Promise<Bound[]> {
  const load = (target: string, connections: number): Load => ({ url: target, script, connections });
  const busy = await besideBareNode(undefined, (bare) =>
    compare(requestsPerSecond(load(url, BUSY_CONNECTIONS)), requestsPerSecond(load(bare, BUSY_CONNECTIONS))),
  );
  const quiet = await besideBareNode(databaseUrl, (bare) =>
    compare(requestsPerSecond(load(url, QUIET_CONNECTIONS)), requestsPerSecond(load(bare, QUIET_CONNECTIONS))),
  );
  const { p99 } = await requestRepeatedly({ ...load(url, BUSY_CONNECTIONS), seconds: 10 });
  return [
    { what: `page views, ${BUSY_CONNECTIONS} connections`, value: busy.ours, unit: 'a second' },
    { what: 'the same of a bare Node server', value: busy.theirs, unit: 'a second' },
    { what: 'ratio', value: busy.ratio, unit: '', min: 0.5 },
    { what: `page views, ${QUIET_CONNECTIONS} connections`, value: quiet.ours, unit: 'a second' },
    { what: 'the same with one insert a request', value: quiet.theirs, unit: 'a second' },
    { what: 'ratio', value: quiet.ratio, unit: '', min: 1 },
    { what: `p99 of a page view, ${BUSY_CONNECTIONS} connections (aim: 25 ms)`, value: p99, unit: 'ms' },
  ];
}

const ROUNDS = 20;

/** The slowest of some calls in a row, in milliseconds. */
async function slowest(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const began = performance.now();
    await work();
    if (round > 0) times.push(performance.now() - began); // the first one warms up
  }
  return Math.max(...times);
}

async function overviews(): Promise<Bound[]> {
  const owner = await Owner.signedIn();
  await fillVisits();
  const over = (days: number) => slowest(() => owner.get(`/api/admin/analytics/overview?days=${days}`));
  return [
    { what: `overview of 90 days, ${VIEWS.toLocaleString('en')} views`, value: await over(90), unit: 'ms', max: 300 },
    { what: 'overview of one day', value: await over(1), unit: 'ms', max: 50 },
    {
      what: 'real-time visitors',
      value: await slowest(() => owner.get('/api/admin/analytics/realtime')),
      unit: 'ms',
      max: 300,
    },
  ];
}

const READS = 400;
const READ_EVERY_MS = 20;

/** The 99th percentile of the response times of another service's reads, at the rate of a few guests. */
async function p99OfOthers(): Promise<number> {
  const times: number[] = [];
  for (let read = 0; read < READS; read += 1) {
    const began = performance.now();
    const response = await fetch(`${SITE_URL}/api/blog-posts`);
    await response.arrayBuffer();
    times.push(performance.now() - began);
    await sleep(Math.max(0, READ_EVERY_MS - (performance.now() - began)));
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

/** Response times of other services while visits arrive ten times as fast as they can be stored, and without load. */
async function overload(url: string): Promise<Bound[]> {
  await p99OfOthers();
  const quiet = await p99OfOthers();
  const flood = requestRepeatedly({ url, script, connections: TENFOLD_CONNECTIONS, seconds: 14, mayRefuse: true });
  await sleep(1_000);
  const loaded = await p99OfOthers();
  await flood;
  return [
    { what: 'p99 of another service without load', value: quiet, unit: 'ms' },
    { what: `p99 of another service, ${TENFOLD_CONNECTIONS} connections`, value: loaded, unit: 'ms' },
    { what: 'ratio', value: loaded / quiet, unit: '', max: 2 },
  ];
}

/**
 * Ingestion compared with bare tools, reports over many visits, and the effect of an overload of visits on other
 * services.
 */
export async function visitorAnalytics(): Promise<Bound[]> {
  const { settings, secrets } = await localStack();
  const url = `http://127.0.0.1:${settings.ports.analytics}/api/analytics/pageview`;
  const { DATABASE_URL = '' } = serviceEnvironment('analytics', settings, secrets);
  return [...(await ingestion(url, DATABASE_URL)), ...(await overload(url)), ...(await overviews())];
}
