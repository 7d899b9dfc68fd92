import type { PublicRoute } from '@farmhouse/contracts/routes/routes';
import { Body, Controller, Get, HttpCode, Module, Post, Req, type DynamicModule, type Type } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CurrentAdmin, type SignedInAdmin } from '../auth/admin.ts';
import { adminVariables, loadConfig, serviceVariables } from '../config/config.ts';
import type { DatabaseShape } from '../database/data-source.ts';
import { IDEMPOTENCY, INBOX, OUTBOX } from '../tables.ts';
import { Admin, Limited, OptionalAdmin, Public } from '../http/route-policy.ts';
import { PlatformModule } from '../platform.module.ts';

export const TEST_DATABASE: DatabaseShape = {
  schema: 'platform',
  uses: [OUTBOX, INBOX, IDEMPOTENCY],
  entities: [],
  migrations: [],
};

/** Calls a minute that `POST /api/open/limited` allows. */
export const TEST_LIMIT = 5;

/** The route table of the test service. */
const TEST_ROUTES: readonly PublicRoute[] = [
  { prefix: '/api/open', service: 'platform', access: 'public' },
  { prefix: '/api/posts', service: 'platform', access: 'optional-admin', needs: ['content'] },
  { prefix: '/api/beacon', service: 'platform', access: 'public', body: 'beacon' },
  { prefix: '/api/upload', service: 'platform', access: 'admin', needs: ['content'], body: 'upload' },
  { prefix: '/api/admin', service: 'platform', access: 'admin', needs: ['bookings', 'payments'] },
  { prefix: '/api/admin/login', service: 'platform', access: 'public' },
];

@Controller('api')
@Public()
class TestController {
  @Get('open')
  open(): object {
    return { open: true };
  }

  @Post('open')
  @HttpCode(200)
  echo(@Body() body: object): object {
    return body;
  }

  @Post('open/limited')
  @HttpCode(200)
  @Limited('calls')
  limited(@Body() body: object): object {
    return body;
  }

  @Post('beacon')
  @HttpCode(200)
  beacon(@Body() body: object): object {
    return body;
  }

  @Get('admin/secret')
  @Admin('bookings')
  secret(@CurrentAdmin() { id, username }: SignedInAdmin): object {
    return { id, username };
  }

  @Post('admin/secret')
  @HttpCode(200)
  @Admin('bookings')
  change(@Body() body: { text: string }): object {
    return { length: body.text.length };
  }

  @Get('posts')
  @OptionalAdmin('content')
  posts(@Req() { admin }: FastifyRequest): object {
    return { readBy: admin?.username ?? 'anonymous' };
  }

  @Post('posts')
  @HttpCode(200)
  @Admin('content')
  post(): object {
    return { stored: true };
  }

  @Get('admin/login')
  login(): object {
    return { login: true };
  }

  @Get('open/broken')
  broken(): object {
    throw new Error('SELECT secret FROM table at /srv/file.ts');
  }
}

@Module({})
class TestModule {}

/** The smallest service that has all of the platform, for the platform's own specs. */
export function testPlatform(
  variables: NodeJS.ProcessEnv,
  imports: DynamicModule[] = [],
  controllers: Type[] = [TestController],
): DynamicModule {
  const config = loadConfig({ ...serviceVariables, ...adminVariables }, variables);
  const limits = { calls: { points: TEST_LIMIT, seconds: 60 } };
  return {
    module: TestModule,
    controllers,
    imports: [PlatformModule.forService({ config, database: TEST_DATABASE, limits, routes: TEST_ROUTES }), ...imports],
  };
}
