import { BROWSER_TOKEN_MAX_LENGTH, type LetBrowserIn } from '@farmhouse/contracts/identity/sign-in-lock';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

export class LetBrowserInDto implements LetBrowserIn {
  @MaxLength(BROWSER_TOKEN_MAX_LENGTH, { message: 'The link is not complete' })
  @IsNotEmpty({ message: 'The link is not complete' })
  @IsString({ message: 'The link is not complete' })
  token: string;
}
