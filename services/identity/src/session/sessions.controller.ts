import type { OwnAccountView, SignedIn } from '@farmhouse/contracts/identity/admin';
import type { RequestOrigin, ChangeOrigin } from '@farmhouse/contracts/security/security-change';
import { AdminTokens } from '@farmhouse/platform/auth/admin-tokens';
import { FromRequest, AdminOrigin } from '@farmhouse/platform/auth/change-origin';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { clientNetwork } from '@farmhouse/platform/client/client-network';
import { Admin, Limited, Public } from '@farmhouse/platform/http/route-policy';
import { requestIdOf } from '@farmhouse/platform/observability/log';
import { Body, Controller, Get, HttpCode, Inject, Logger, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ChangePasswordDto } from '../admin/admin.dto.ts';
import { AdminsService, toOwnAccountView } from '../admin/admins.service.ts';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.ts';
import { TrustedBrowserCookie } from '../trusted-browser/trusted-browser-cookie.ts';
import { DashboardCookie } from './dashboard-cookie.ts';
import { CredentialsDto } from './session.dto.ts';
import { SessionsService } from './sessions.service.ts';

@Controller('api/admin')
@Admin()
export class SessionsController {
  private readonly log = new Logger('Sessions');

  constructor(
    private readonly sessionsService: SessionsService,
    private readonly adminsService: AdminsService,
    private readonly trustedBrowserCookie: TrustedBrowserCookie,
    private readonly dashboardCookie: DashboardCookie,
    private readonly adminTokens: AdminTokens,
    @Inject(IDENTITY_CONFIG) private readonly config: Pick<IdentityConfig, 'PUBLIC_URL'>,
  ) {}

  /** Signs an admin in. */
  @Post('login')
  @HttpCode(200)
  @Public()
  @Limited('loginCalls')
  async login(
    @Body() { username, password }: CredentialsDto,
    @FromRequest() origin: RequestOrigin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const from = {
      network: clientNetwork(request),
      device: this.trustedBrowserCookie.read(request),
      origin,
      previousSession: await this.previousSessionOf(request),
    };
    const { signedIn, device } = await this.sessionsService.signIn(username, password, from);
    // refused ones have only the line of their request: a password is often typed instead of the name
    this.log.log(
      { requestId: requestIdOf(request), admin: signedIn.admin.id, isKnownBrowser: device === from.device },
      'Signed in',
    );
    this.trustedBrowserCookie.write(reply, device);
    this.dashboardCookie.set(reply);
    return signedIn;
  }

  /** Signs the admin out. */
  @Post('logout')
  @HttpCode(204)
  async logout(@CurrentAdmin() admin: SignedInAdmin, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.sessionsService.signOut(admin);
    this.dashboardCookie.clear(reply);
  }

  /** Returns the signed-in admin's own account, and the address of the public site. */
  @Get('me')
  async me(@CurrentAdmin() admin: SignedInAdmin): Promise<OwnAccountView> {
    return toOwnAccountView(await this.adminsService.byId(admin.id), this.config.PUBLIC_URL);
  }

  /** Changes the signed-in admin's password. */
  @Post('password')
  @HttpCode(204)
  async changePassword(
    @CurrentAdmin() admin: SignedInAdmin,
    @Body() { currentPassword, newPassword }: ChangePasswordDto,
    @AdminOrigin() from: ChangeOrigin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const device = await this.sessionsService.changePassword(admin, currentPassword, newPassword, from);
    this.trustedBrowserCookie.write(reply, device);
  }

  /** The session whose token comes with a sign-in; undefined for one that is over, or that cannot be checked now. */
  private previousSessionOf({ headers }: FastifyRequest): Promise<SignedInAdmin | undefined> {
    if (!headers.authorization) return Promise.resolve(undefined);
    return this.adminTokens.authenticate(headers.authorization).catch(() => undefined);
  }
}
