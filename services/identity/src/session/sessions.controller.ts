import type { AdminView, SignedIn } from '@farmhouse/contracts/identity/admin';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { clientNetwork } from '@farmhouse/platform/http/client-network';
import { Admin, Limited, Public } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ChangePasswordDto } from '../admin/admin.dto.ts';
import { AdminsService, toAdminView } from '../admin/admins.service.ts';
import { CredentialsDto } from './session.dto.ts';
import { SessionsService } from './sessions.service.ts';

@Controller('api/admin')
@Admin()
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly admins: AdminsService,
  ) {}

  @Post('login')
  @HttpCode(200)
  @Public()
  @Limited('loginCalls')
  login(@Body() { username, password }: CredentialsDto, @Req() request: FastifyRequest): Promise<SignedIn> {
    return this.sessions.signIn(username, password, clientNetwork(request));
  }

  @Post('logout')
  @HttpCode(204)
  async logout(@CurrentAdmin() admin: SignedInAdmin): Promise<void> {
    await this.sessions.signOut(admin);
  }

  @Get('me')
  async me(@CurrentAdmin() admin: SignedInAdmin): Promise<AdminView> {
    return toAdminView(await this.admins.byId(admin.id));
  }

  @Post('password')
  @HttpCode(204)
  async changePassword(
    @CurrentAdmin() admin: SignedInAdmin,
    @Body() { currentPassword, newPassword }: ChangePasswordDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.sessions.changePassword(admin, currentPassword, newPassword, clientNetwork(request));
  }
}
