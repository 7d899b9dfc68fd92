import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  USERNAME_MAX_LENGTH,
  type AskForReset,
  type ResetPassword,
} from '@farmhouse/contracts/identity/admin';
import { IsNotEmpty, IsString, MaxLength, MinLength } from 'class-validator';

const TOKEN_MAX_LENGTH = 100;

export class AskForResetDto implements AskForReset {
  @MaxLength(USERNAME_MAX_LENGTH, { message: `Username can have at most ${USERNAME_MAX_LENGTH} characters` })
  @IsNotEmpty({ message: 'Username is required' })
  @IsString({ message: 'Username is required' })
  username: string;
}

export class ResetPasswordDto implements ResetPassword {
  @MaxLength(TOKEN_MAX_LENGTH, { message: 'This link is not complete' })
  @IsNotEmpty({ message: 'This link is not complete' })
  @IsString({ message: 'This link is not complete' })
  token: string;

  @MaxLength(PASSWORD_MAX_LENGTH, { message: `The new password can have at most ${PASSWORD_MAX_LENGTH} characters` })
  @MinLength(PASSWORD_MIN_LENGTH, { message: `The new password needs at least ${PASSWORD_MIN_LENGTH} characters` })
  @IsString({ message: 'The new password is required' })
  newPassword: string;
}
