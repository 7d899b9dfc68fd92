import type { TrustBrowser } from '@farmhouse/contracts/identity/browser-link';
import { IsMailedToken } from '../../mailed-link/mailed-link.dto.ts';

export class TrustBrowserDto implements TrustBrowser {
  @IsMailedToken()
  token: string;
}
