import type { OpenSessionView } from '@farmhouse/contracts/identity/open-session';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { SessionsService } from '../sessions.service.ts';
import { EndSessionsDto } from './open-session.dto.ts';
import { OpenSessions } from './open-sessions.ts';

@Controller('api/admin/sessions')
@Admin()
export class OpenSessionsController {
  constructor(
    private readonly openSessions: OpenSessions,
    private readonly sessionsService: SessionsService,
  ) {}

  /** Lists the admin's own open sessions, the last used first. */
  @Get()
  list(@CurrentAdmin() admin: SignedInAdmin): Promise<OpenSessionView[]> {
    return this.openSessions.list(admin);
  }

  /** Ends some of the admin's own sessions; requires the password. */
  @Post('end')
  @HttpCode(204)
  async end(@CurrentAdmin() admin: SignedInAdmin, @Body() { ids, currentPassword }: EndSessionsDto): Promise<void> {
    await this.sessionsService.endSessions(admin, ids, currentPassword);
  }
}
