import { describe, expect, it } from '@jest/globals';
import { Controller, Get, Post, type Type } from '@nestjs/common';
import { testPlatform } from '../test-platform.ts';
import { call } from '../testing/call.ts';
import { startTestService } from '../testing/test-service.ts';
import { Admin, OptionalAdmin, Public, type Access } from './route-policy.ts';
import { problemOfRoute, type RouteTable } from './route-table.ts';

const TABLE: RouteTable = {
  service: 'content',
  routes: [
    { prefix: '/api/posts', service: 'content', access: 'either' },
    { prefix: '/api/settings', service: 'content', access: 'everyone' },
    { prefix: '/api/admin/settings', service: 'content', access: 'admin' },
    { prefix: '/api/bookings', service: 'bookings', access: 'everyone' },
  ],
};

describe('problemOfRoute', () => {
  it.each<[string, Access | undefined, RegExp | undefined]>([
    ['/api/posts', undefined, /declares no access/],
    ['/health/live', undefined, /declares no access/],
    ['/health/live', 'public', undefined],
    ['/internal/public-key', 'public', undefined],
    ['/api/posts/:slug', 'public', undefined],
    ['/api/posts/:slug', 'admin', undefined],
    ['/api/posts', 'optional-admin', undefined],
    ['/api/settings', 'public', undefined],
    ['/api/settings', 'optional-admin', /must be @Public/],
    ['/api/settings/:id', 'admin', /must be @Public/],
    ['/api/admin/settings', 'admin', undefined],
    ['/api/admin/settings/:id', 'public', /must be @Admin/],
    ['/api/admin/settings', 'optional-admin', /must be @Admin/],
    ['/api/bookings', 'public', /belongs to bookings/],
    ['/api/nothing', 'public', /no prefix of the route table/],
    ['/metrics', 'public', /no prefix of the route table/],
  ])('of %s declared as %s is %s', (url, access, problem) => {
    const found = problemOfRoute(url, { access }, TABLE);

    if (problem) expect(found).toMatch(problem);
    else expect(found).toBeUndefined();
  });
});

@Controller('api/open')
class UndeclaredController {
  @Get()
  read(): object {
    return {};
  }

  @Post('more')
  write(): object {
    return {};
  }
}

@Controller('api/admin')
@Public()
class OpenAdminController {
  @Get('secret')
  secret(): object {
    return {};
  }
}

@Controller('api/posts')
@Admin()
class MixedController {
  @Get()
  @OptionalAdmin()
  list(): object {
    return {};
  }

  @Post()
  add(): object {
    return {};
  }
}

const start = (controller: Type) => startTestService('platform', (env) => testPlatform(env, [], [controller]));

describe('createService', () => {
  it('does not start a service with undeclared routes, and names every one of them', async () => {
    await expect(start(UndeclaredController)).rejects.toThrow(
      /GET \/api\/open declares no access[^]*POST \/api\/open\/more declares no access/,
    );
  });

  it('does not start a service with a public route under a prefix for admins', async () => {
    await expect(start(OpenAdminController)).rejects.toThrow('GET /api/admin/secret must be @Admin()');
  });

  it('lets a method declare another access than its class', async () => {
    const service = await start(MixedController);

    const read = await call(service, 'GET', '/api/posts');
    const write = await call(service, 'POST', '/api/posts');
    await service.close();

    expect([read.status, write.status]).toEqual([200, 401]);
  });
});
