import { tooLong } from '@farmhouse/contracts/text/too-long';
import { PASSWORD_MAX_LENGTH, USERNAME_MAX_LENGTH, type Credentials } from '@farmhouse/contracts/identity/admin';
import { MaxLength } from '@farmhouse/platform/input/max-length';
import { IsNotEmpty, IsString } from 'class-validator';

export class CredentialsDto implements Credentials {
  @MaxLength(USERNAME_MAX_LENGTH, { message: tooLong('Username', USERNAME_MAX_LENGTH) })
  @IsNotEmpty({ message: 'Username is required' })
  @IsString({ message: 'Username is required' })
  username: string;

  @MaxLength(PASSWORD_MAX_LENGTH, { message: tooLong('Password', PASSWORD_MAX_LENGTH) })
  @IsNotEmpty({ message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  password: string;
}
