import { PASSWORD_MIN_LENGTH, type ChangePassword } from '@farmhouse/contracts/identity/admin';
import { IsString, Length, MaxLength, MinLength } from 'class-validator';

const PASSWORD_MAX_LENGTH = 200;

export class ChangePasswordDto implements ChangePassword {
  @IsString({ message: 'The current password is required' })
  @Length(1, PASSWORD_MAX_LENGTH, { message: 'The current password is required' })
  currentPassword: string;

  @IsString({ message: 'The new password is required' })
  @MinLength(PASSWORD_MIN_LENGTH, { message: `The new password needs at least ${PASSWORD_MIN_LENGTH} characters` })
  @MaxLength(PASSWORD_MAX_LENGTH, { message: `The new password can have at most ${PASSWORD_MAX_LENGTH} characters` })
  newPassword: string;
}
