import type { LetBrowserIn } from '@farmhouse/contracts/identity/sign-in-lock';
import { IsMailedToken } from '../../mailed-link/mailed-link.dto.ts';

export class LetBrowserInDto implements LetBrowserIn {
  @IsMailedToken()
  token: string;
}
