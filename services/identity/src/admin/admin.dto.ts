import { tooLong } from '@farmhouse/contracts/text/too-long';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, type ChangePassword } from '@farmhouse/contracts/identity/admin';
import { MaxLength } from '@farmhouse/platform/input/max-length';
import { IsNotEmpty, IsString, MinLength } from 'class-validator';

/** The rules of a new password, however it is set. */
export class NewPasswordDto {
  @MaxLength(PASSWORD_MAX_LENGTH, { message: tooLong('The new password', PASSWORD_MAX_LENGTH) })
  @MinLength(PASSWORD_MIN_LENGTH, { message: `The new password needs at least ${PASSWORD_MIN_LENGTH} characters` })
  @IsString({ message: 'The new password is required' })
  newPassword: string;
}

export class ChangePasswordDto extends NewPasswordDto implements ChangePassword {
  @MaxLength(PASSWORD_MAX_LENGTH, { message: 'The current password is not right' })
  @IsNotEmpty({ message: 'The current password is required' })
  @IsString({ message: 'The current password is required' })
  currentPassword: string;
}
