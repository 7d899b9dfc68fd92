import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bodyLimitOf, routeOf } from '@farmhouse/contracts/routes/routes';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { call, callAsAdmin, type Method } from '@farmhouse/platform/testing/call';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { routesOf, type DeclaredRoute } from '@farmhouse/platform/testing/routes-of';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { SERVICES, type ServiceName } from '../services.ts';
import { STARTS } from './testing/started-services.ts';
import { failingRoutes } from './testing/failing-routes.ts';

/** Services with scheduled jobs. */
const SCHEDULED: readonly ServiceName[] = ['content', 'bookings', 'chat', 'analytics'];

/** Calls that revoke the token which a repeated call would carry: docs/decisions/one-transaction-a-call.md */
const WITHOUT_KEYS: readonly ServiceName[] = ['identity'];

/** How many calls of admins and of the public change something, at least: a check of none would pass. */
const CHANGES: Record<keyof typeof STARTS, { admin: number; public: number }> = {
  identity: { admin: 5, public: 4 },
  catalogue: { admin: 20, public: 1 },
  content: { admin: 20, public: 2 },
  bookings: { admin: 30, public: 8 },
  chat: { admin: 6, public: 1 },
  notifications: { admin: 6, public: 1 },
  // its calls are routes of Fastify itself, which no controller declares
  analytics: { admin: 0, public: 0 },
};

/** The response of the readiness check. */
interface Ready {
  checks: Record<string, 'up' | 'down'>;
}

const isChange = ({ method }: DeclaredRoute): boolean => !['GET', 'HEAD'].includes(method);
const nameOf = ({ method, url }: DeclaredRoute): string => `${method} ${url}`;

/** A concrete path of the route; a parameter with a pattern is filled with a confirmation code. */
const pathOf = ({ url }: DeclaredRoute): string => url.replace(/1\([^)]*\)/, 'FH-7K3M9QXZ');

/** The largest JSON body that the route table allows. */
function limitOf({ url, policy }: DeclaredRoute): number {
  const body = routeOf(url)?.body ?? 'json';
  return bodyLimitOf(body === 'upload' ? 'json' : body, policy.access === 'admin' ? 'admin' : 'public');
}

it('the list of services names every service that the gateway passes calls to', () => {
  const without = SERVICES.map(({ name }) => name).filter((name) => !(name in STARTS));

  expect(without).toEqual([]);
});

describe.each(Object.entries(STARTS))('%s', (name, start) => {
  let service: TestService;
  beforeAll(async () => {
    service = await start();
  });
  afterAll(() => service.close());

  const changes = (): DeclaredRoute[] => routesOf(service).filter(isChange);

  it('declares the calls that change something', () => {
    const ofAdmins = changes().filter(({ policy }) => policy.access === 'admin').length;
    const least = CHANGES[name as keyof typeof STARTS];

    expect(ofAdmins).toBeGreaterThanOrEqual(least.admin);
    expect(changes().length - ofAdmins).toBeGreaterThanOrEqual(least.public);
  });

  it('accepts an Idempotency-Key for every change by an admin', async () => {
    const routes = WITHOUT_KEYS.includes(name as ServiceName)
      ? []
      : changes().filter(({ policy }) => policy.access === 'admin' && !policy.storesNothing);

    const ignoring = await failingRoutes(routes, async ({ method, url }) => {
      const headers = { 'idempotency-key': 'x'.repeat(256) };
      const { status, body } = await callAsAdmin(service, method as Method, url, { headers });
      return status === 400 && JSON.stringify(body).includes('"path":"Idempotency-Key"');
    });

    expect(ignoring).toEqual([]);
  });

  it('limits every public call that changes something before its body is read', () => {
    const unlimited = changes().filter(({ policy }) => policy.access !== 'admin' && !policy.limit);

    expect(unlimited.map(nameOf)).toEqual([]);
  });

  it('refuses a body above the limit of its call with 413', async () => {
    const taking = changes().filter(({ policy }) => !policy.upload);

    const accepting = await failingRoutes(taking, async (route) => {
      const raw = JSON.stringify({ text: 'x'.repeat(limitOf(route)) });
      const send = route.policy.access === 'admin' ? callAsAdmin : call;
      const { status, body } = await send(service, route.method as Method, pathOf(route), { raw });
      return status === 413 && JSON.stringify(body).includes('payload-too-large');
    });

    expect(accepting).toEqual([]);
  });

  const ready = () => call<Ready>(service, 'GET', '/health/ready');
  const hasSchedule = SCHEDULED.includes(name as ServiceName);

  it(`has ${hasSchedule ? 'a schedule' : 'no schedule'} among what its readiness checks`, async () => {
    const { checks } = (await ready()).body;

    expect(Object.keys(checks).includes('schedule')).toBe(hasSchedule);
  });

  if (!hasSchedule) return;
  it('is not ready while Redis lacks its schedule, and writes it again without a restart', async () => {
    await eventually(async () => expect(await ready()).toMatchObject({ status: 200 }), 15_000);
    const { redis } = service.app.get(RedisConnection);
    await redis.flushdb();

    expect(await ready()).toMatchObject({ status: 503, body: { checks: { schedule: 'down', redis: 'up' } } });

    // as at a new connection; without one it is written by a timer, which the schedule's own spec waits for
    redis.emit('ready');
    await eventually(async () => expect(await ready()).toMatchObject({ status: 200 }), 15_000);
  });
});
