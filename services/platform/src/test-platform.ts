import { Body, Controller, Get, HttpCode, Module, Post, type DynamicModule } from '@nestjs/common';
import { CurrentAdmin, type Admin } from './auth/admin.ts';
import { adminVariables, loadConfig, serviceVariables } from './config/config.ts';
import type { DatabaseShape } from './database/data-source.ts';
import {
  AcknowledgeOutbox1790000000007,
  CreateInbox1790000000002,
  CreateOutbox1790000000001,
  KeyOutboxByPosition1790000000006,
} from './events/events.migrations.ts';
import { InboxEntity } from './events/inbox.entity.ts';
import { OutboxEntity } from './events/outbox.entity.ts';
import { AdminOnly, Anyone, Limited } from './http/route-policy.ts';
import { PlatformModule } from './platform.module.ts';

export const TEST_DATABASE: DatabaseShape = {
  schema: 'platform',
  entities: [OutboxEntity, InboxEntity],
  migrations: [
    CreateOutbox1790000000001,
    CreateInbox1790000000002,
    KeyOutboxByPosition1790000000006,
    AcknowledgeOutbox1790000000007,
  ],
};

/** Calls a minute that `POST /api/limited` allows. */
export const TEST_LIMIT = 5;

@Controller('api')
class DoorsController {
  @Get('open')
  open(): object {
    return { open: true };
  }

  @Post('limited')
  @HttpCode(200)
  @Limited('doors')
  limited(@Body() body: object): object {
    return body;
  }

  @Get('admin/secret')
  secret(@CurrentAdmin() { id, username }: Admin): object {
    return { id, username };
  }

  @Get('desk')
  @AdminOnly()
  desk(): object {
    return { desk: true };
  }

  @Get('admin/door')
  @Anyone()
  door(): object {
    return { door: true };
  }

  @Get('broken')
  broken(): object {
    throw new Error('SELECT secret FROM table at /srv/file.ts');
  }
}

@Module({ controllers: [DoorsController] })
class TestModule {}

/** The smallest service that has all of the platform, for the platform's own specs. */
export function testPlatform(variables: NodeJS.ProcessEnv, imports: DynamicModule[] = []): DynamicModule {
  const config = loadConfig({ ...serviceVariables, ...adminVariables }, variables);
  const limits = { doors: { points: TEST_LIMIT, seconds: 60 } };
  return {
    module: TestModule,
    imports: [PlatformModule.forService({ config, database: TEST_DATABASE, limits }), ...imports],
  };
}
