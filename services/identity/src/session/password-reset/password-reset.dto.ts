import { tooLong } from '@farmhouse/contracts/text/too-long';
import { USERNAME_MAX_LENGTH } from '@farmhouse/contracts/identity/admin';
import type { RequestPasswordReset, ResetPassword } from '@farmhouse/contracts/identity/password-reset';
import { MaxLength } from '@farmhouse/platform/input/max-length';
import { IsNotEmpty, IsString } from 'class-validator';
import { NewPasswordDto } from '../../admin/admin.dto.ts';
import { IsMailedToken } from '../../mailed-link/mailed-link.dto.ts';

export class RequestPasswordResetDto implements RequestPasswordReset {
  @MaxLength(USERNAME_MAX_LENGTH, { message: tooLong('Username', USERNAME_MAX_LENGTH) })
  @IsNotEmpty({ message: 'Username is required' })
  @IsString({ message: 'Username is required' })
  username: string;
}

export class ResetPasswordDto extends NewPasswordDto implements ResetPassword {
  @IsMailedToken()
  token: string;
}
