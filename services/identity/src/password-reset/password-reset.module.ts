import { Module } from '@nestjs/common';
import { SessionModule } from '../session/session.module.ts';
import { PasswordResetsController } from './password-resets.controller.ts';
import { PasswordResetsService } from './password-resets.service.ts';

@Module({
  imports: [SessionModule],
  controllers: [PasswordResetsController],
  providers: [PasswordResetsService],
})
export class PasswordResetModule {}
