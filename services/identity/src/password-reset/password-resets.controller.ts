import type { ChangeOrigin } from '@farmhouse/contracts/security/security-change';
import { CallerOrigin } from '@farmhouse/platform/auth/change-origin';
import { Limited, Public } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { AskForResetDto, ResetPasswordDto } from './password-reset.dto.ts';
import { PasswordResetsService } from './password-resets.service.ts';

@Controller('api/admin/password-reset')
@Public()
export class PasswordResetsController {
  constructor(private readonly passwordResetsService: PasswordResetsService) {}

  /** Always 202, whether there is such an admin or not. */
  @Post()
  @HttpCode(202)
  @Limited('passwordReset')
  async ask(
    @Body() { username }: AskForResetDto,
    @CallerOrigin() from: Omit<ChangeOrigin, 'username'>,
  ): Promise<Record<string, never>> {
    await this.passwordResetsService.ask(username, from);
    return {};
  }

  @Post('confirm')
  @HttpCode(204)
  @Limited('passwordResetConfirm')
  async reset(
    @Body() { token, newPassword }: ResetPasswordDto,
    @CallerOrigin() from: Omit<ChangeOrigin, 'username'>,
  ): Promise<void> {
    await this.passwordResetsService.reset(token, newPassword, from);
  }
}
