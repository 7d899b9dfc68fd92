import { AdminKeys } from '@farmhouse/platform/auth/admin-keys';
import { Module } from '@nestjs/common';
import { PublicKeyController } from './public-key.controller.ts';
import { RevokedTokens } from './revoked-tokens.ts';
import { SessionsController } from './sessions.controller.ts';
import { SessionsService } from './sessions.service.ts';
import { SigningKeys } from './signing-keys.ts';

@Module({
  controllers: [SessionsController, PublicKeyController],
  providers: [SessionsService, RevokedTokens, { provide: SigningKeys, useExisting: AdminKeys }],
})
export class SessionModule {}
