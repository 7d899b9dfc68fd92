import { describe, expect, it } from '@jest/globals';
import type { Permission } from '@farmhouse/contracts/identity/permission';
import type { Access } from '@farmhouse/contracts/routes/routes';
import { Controller, Get, Post, type Type } from '@nestjs/common';
import { TEST_DATABASE, testPlatform } from '../testing/test-platform.ts';
import { call } from '../testing/call.ts';
import { startTestService } from '../testing/test-service.ts';
import { Admin, Limited, OptionalAdmin, Public } from './route-policy.ts';
import { problemOfRoute, type RouteTable } from './route-table.ts';

const TABLE: RouteTable = {
  service: 'content',
  routes: [
    { prefix: '/api/posts', service: 'content', access: 'optional-admin', needs: ['content'] },
    { prefix: '/api/settings', service: 'content', access: 'public' },
    { prefix: '/api/admin/settings', service: 'content', access: 'admin', needs: ['settings', 'content'] },
    { prefix: '/api/admin/me', service: 'content', access: 'admin', needs: [] },
    { prefix: '/api/bookings', service: 'bookings', access: 'public' },
  ],
};

describe('problemOfRoute', () => {
  it.each<[string, Access | undefined, RegExp | undefined, Permission[]?]>([
    ['/api/posts', undefined, /declares no access/],
    ['/health/live', undefined, /declares no access/],
    ['/health/live', 'public', undefined],
    ['/internal/public-key', 'public', undefined],
    ['/api/posts/:slug', 'public', undefined],
    ['/api/posts/:slug', 'admin', undefined, ['content']],
    ['/api/posts/:slug', 'admin', /needs no permission, but \/api\/posts 'content'/],
    ['/api/posts/:slug', 'admin', /needs 'chat', but \/api\/posts 'content'/, ['chat']],
    ['/api/posts', 'optional-admin', undefined, ['content']],
    ['/api/posts', 'optional-admin', /needs no permission/],
    ['/api/settings', 'public', undefined],
    ['/api/settings', 'optional-admin', /must be @Public/],
    ['/api/settings/:id', 'admin', /must be @Public/],
    ['/api/admin/settings', 'admin', undefined, ['settings']],
    ['/api/admin/settings', 'admin', undefined, ['settings', 'content']],
    ['/api/admin/settings', 'admin', /needs 'settings', 'chat'/, ['settings', 'chat']],
    ['/api/admin/settings', 'admin', /needs no permission/],
    ['/api/admin/me', 'admin', undefined],
    ['/api/admin/me', 'admin', /needs 'chat', but \/api\/admin\/me none/, ['chat']],
    ['/api/admin/settings/:id', 'public', /must be @Admin/],
    ['/api/admin/settings', 'optional-admin', /must be @Admin/],
    ['/api/bookings', 'public', /belongs to bookings/],
    ['/api/nothing', 'public', /no prefix of the route table/],
    ['/metrics', 'public', /no prefix of the route table/],
  ])('of %s declared as %s is %s', (url, access, problem, needs = []) => {
    const found = problemOfRoute(url, { access, needs }, TABLE);

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

@Controller('api/admin/reports')
@Admin('chat')
class OtherPermissionController {
  @Get()
  read(): object {
    return {};
  }
}

@Controller('api/open/other')
@Public()
class UnknownLimitController {
  @Get()
  @Limited('cals')
  read(): object {
    return {};
  }
}

@Controller('api/posts')
@Admin('content')
class MixedController {
  @Get()
  @OptionalAdmin('content')
  list(): object {
    return {};
  }

  @Post()
  add(): object {
    return {};
  }
}

const start = (controller: Type) => startTestService(TEST_DATABASE, (env) => testPlatform(env, [], [controller]));

describe('createService', () => {
  it('does not start a service with undeclared routes, and names every one of them', async () => {
    await expect(start(UndeclaredController)).rejects.toThrow(
      /GET \/api\/open declares no access[^]*POST \/api\/open\/more declares no access/,
    );
  });

  it('does not start a service with a public route under a prefix for admins', async () => {
    await expect(start(OpenAdminController)).rejects.toThrow('GET /api/admin/secret must be @Admin()');
  });

  it('does not start a service with a route whose permission the route table does not have there', async () => {
    await expect(start(OtherPermissionController)).rejects.toThrow("GET /api/admin/reports needs 'chat'");
  });

  it('does not start a service with a route that names an unknown limit', async () => {
    await expect(start(UnknownLimitController)).rejects.toThrow("GET /api/open/other names the limit 'cals'");
  });

  it('lets a method declare another access than its class', async () => {
    const service = await start(MixedController);

    const read = await call(service, 'GET', '/api/posts');
    const write = await call(service, 'POST', '/api/posts');
    await service.close();

    expect([read.status, write.status]).toEqual([200, 401]);
  });
});
