import { USERNAME_MAX_LENGTH, type Credentials } from '@farmhouse/contracts/identity/admin';
import { IsString, Length } from 'class-validator';

export class CredentialsDto implements Credentials {
  @IsString({ message: 'Username is required' })
  @Length(1, USERNAME_MAX_LENGTH, { message: 'Username is required' })
  username: string;

  @IsString({ message: 'Password is required' })
  @Length(1, 200, { message: 'Password is required' })
  password: string;
}
