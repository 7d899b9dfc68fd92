import { USERNAME_MAX_LENGTH } from '@farmhouse/contracts/identity/admin';
import {
  RESET_TOKEN_MAX_LENGTH,
  type RequestPasswordReset,
  type ResetPassword,
} from '@farmhouse/contracts/identity/password-reset';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { NewPasswordDto } from '../admin/admin.dto.ts';

export class RequestPasswordResetDto implements RequestPasswordReset {
  @MaxLength(USERNAME_MAX_LENGTH, { message: `Username can have at most ${USERNAME_MAX_LENGTH} characters` })
  @IsNotEmpty({ message: 'Username is required' })
  @IsString({ message: 'Username is required' })
  username: string;
}

export class ResetPasswordDto extends NewPasswordDto implements ResetPassword {
  @MaxLength(RESET_TOKEN_MAX_LENGTH, { message: 'The link is not complete' })
  @IsNotEmpty({ message: 'The link is not complete' })
  @IsString({ message: 'The link is not complete' })
  token: string;
}
