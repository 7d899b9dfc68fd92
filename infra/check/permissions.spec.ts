import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ADMIN_ROLE } from '@farmhouse/contracts/identity/admin';
import { PERMISSIONS, ROLES, type Permission } from '@farmhouse/contracts/identity/permission';
import { ROUTES, routeOf, type PublicRoute } from '@farmhouse/contracts/routes/routes';
import type { Method } from '@farmhouse/platform/testing/call';
import { routesOf, type DeclaredRoute } from '@farmhouse/platform/testing/routes-of';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { STARTS } from './testing/started-services.ts';
import { failingRoutes } from './testing/failing-routes.ts';

const nameOf = ({ method, url }: DeclaredRoute): string => `${method} ${url}`;
const isAdmins = ({ policy: { needs = [] } }: DeclaredRoute): boolean => needs.length > 0;

/** The permissions of the test's admin role. */
const grant = (permissions: readonly Permission[]) => jest.replaceProperty(ROLES, ADMIN_ROLE, permissions);

const bearerOf = ({ identity }: TestService) => ({ authorization: identity.bearer() });

const isRefused = async (service: TestService, { method, url }: DeclaredRoute): Promise<boolean> => {
  const answer = await service.app.inject({ method: method as Method, url, headers: bearerOf(service) });
  return answer.statusCode === 403 && answer.payload.includes('"code":"forbidden"');
};

it('the route table names the permissions of every admin prefix except that of signing in', () => {
  const routes: readonly PublicRoute[] = ROUTES;
  const without = routes.filter(({ access, needs = [] }) => access !== 'public' && needs.length === 0);

  expect(without.map(({ prefix }) => prefix)).toEqual(['/api/admin']);
});

describe.each(Object.entries(STARTS))('%s', (name, start) => {
  let service: TestService;
  beforeAll(async () => {
    service = await start();
  });
  afterAll(() => service.close());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('refuses every call of an admin whose role has all permissions but those that the call needs', async () => {
    const open = await failingRoutes(routesOf(service).filter(isAdmins), async (route) => {
      grant(PERMISSIONS.filter((permission) => !route.policy.needs?.includes(permission)));
      return isRefused(service, route);
    });

    expect(open).toEqual([]);
  });

  it('accepts an admin whose role has only one of the permissions that the call needs', async () => {
    const closed = await failingRoutes(routesOf(service).filter(isAdmins), async (route) => {
      for (const permission of route.policy.needs ?? []) {
        grant([permission]);
        if (await isRefused(service, route)) return false;
      }
      return true;
    });

    expect(closed).toEqual([]);
  });

  it('requires a permission on every admin route, except those about the account itself', () => {
    const without = routesOf(service).filter((route) => route.policy.access !== 'public' && !isAdmins(route));

    expect(without.map(({ url }) => routeOf(url)?.prefix)).toEqual(without.map(() => '/api/admin'));
    if (name !== 'identity') expect(without).toEqual([]);
  });
});

it('the permission for payments is required where money is recorded or verified', async () => {
  const service = await STARTS.bookings();
  const needs = new Map(routesOf(service).map((route) => [nameOf(route), route.policy.needs]));
  await service.close();

  expect(needs.get('POST /api/admin/bookings/1/verify-payment')).toEqual(['payments']);
  expect(needs.get('POST /api/admin/bookings/1/record-payment')).toEqual(['payments']);
});
