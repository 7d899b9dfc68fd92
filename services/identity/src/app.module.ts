import { AdminKeys } from '@farmhouse/platform/auth/admin-keys';
import { PlatformModule } from '@farmhouse/platform/platform.module';
import { RateLimitKeys } from '@farmhouse/platform/rate-limit/rate-limit-keys';
import { Module, type DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AdminModule } from './admin/admin.module.ts';
import { ApiDocsModule } from './api-docs/api-docs.module.ts';
import { IDENTITY_CONFIG, limitsOf, type IdentityConfig } from './config.ts';
import { IDENTITY_DATABASE } from './database.ts';
import { TrustedBrowserCookie } from './trusted-browser/trusted-browser-cookie.ts';
import { TrustedBrowserKeys } from './trusted-browser/trusted-browser-keys.ts';
import { TrustedBrowsers } from './trusted-browser/trusted-browsers.ts';
import { QueueBoardModule } from './queue-board/queue-board.module.ts';
import { SessionModule } from './session/session.module.ts';
import { SigningKeys } from './session/signing-keys.ts';

@Module({})
class IdentityModule {}

export function identityApp(config: IdentityConfig): DynamicModule {
  const provideConfig = { provide: IDENTITY_CONFIG, useValue: config };
  return {
    module: IdentityModule,
    imports: [
      PlatformModule.forService({
        config,
        database: IDENTITY_DATABASE,
        limits: limitsOf(config),
        adminKeys: {
          provide: AdminKeys,
          useFactory: (source: DataSource) => new SigningKeys(source),
          inject: [DataSource],
        },
        rateLimitKeys: {
          provide: RateLimitKeys,
          useFactory: (source: DataSource) =>
            new TrustedBrowserKeys(new TrustedBrowserCookie(config), new TrustedBrowsers(source)),
          inject: [DataSource],
        },
      }),
      AdminModule.with(provideConfig),
      SessionModule,
      ApiDocsModule,
      QueueBoardModule,
    ],
  };
}
