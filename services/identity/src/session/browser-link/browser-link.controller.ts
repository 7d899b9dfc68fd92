import { Limited, Public } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { TrustedBrowserCookie } from '../../trusted-browser/trusted-browser-cookie.ts';
import { TrustBrowserDto } from './browser-link.dto.ts';
import { SessionsService } from '../sessions.service.ts';

/** Below the sign-in, whose path alone the cookie is sent to. */
@Controller('api/admin/login/browser')
@Public()
export class BrowserLinkController {
  constructor(
    private readonly sessionsService: SessionsService,
    private readonly trustedBrowserCookie: TrustedBrowserCookie,
  ) {}

  /** Lets this browser sign in while wrong passwords keep others out. It still needs the right password. */
  @Post()
  @HttpCode(204)
  @Limited('loginCalls')
  async trust(@Body() { token }: TrustBrowserDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    this.trustedBrowserCookie.write(reply, await this.sessionsService.trustBrowser(token));
  }
}
