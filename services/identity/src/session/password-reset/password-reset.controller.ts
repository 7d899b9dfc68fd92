import type { RequestOrigin } from '@farmhouse/contracts/security/security-change';
import { FromRequest } from '@farmhouse/platform/auth/change-origin';
import { clientNetwork } from '@farmhouse/platform/client/client-network';
import { Limited, Public } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PasswordResetRequests } from './password-reset-requests.ts';
import { RequestPasswordResetDto, ResetPasswordDto } from './password-reset.dto.ts';
import { SessionsService } from '../sessions.service.ts';

@Controller('api/admin/password-reset')
@Public()
export class PasswordResetController {
  constructor(
    private readonly passwordResetRequests: PasswordResetRequests,
    private readonly sessionsService: SessionsService,
  ) {}

  /** Requests a link to a new password by mail. The answer does not tell whether there is such an account. */
  @Post()
  @HttpCode(202)
  @Limited('passwordReset')
  async request(@Body() { username }: RequestPasswordResetDto, @FromRequest() from: RequestOrigin): Promise<void> {
    await this.passwordResetRequests.request(username, from);
  }

  /** Sets a new password with the link of a mail. */
  @Post('complete')
  @HttpCode(204)
  @Limited('loginCalls')
  async complete(
    @Body() { token, newPassword }: ResetPasswordDto,
    @FromRequest() from: RequestOrigin,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.sessionsService.resetPassword(token, newPassword, from, clientNetwork(request));
  }
}
