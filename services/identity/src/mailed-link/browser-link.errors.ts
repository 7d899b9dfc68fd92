import type { ErrorCode } from '@farmhouse/contracts/errors';
import { MailedLinkInvalid } from './mailed-link.errors.ts';

export class BrowserLinkInvalid extends MailedLinkInvalid {
  readonly code: ErrorCode = 'browser-link-invalid';

  constructor() {
    super('This link has been used or is too old.');
  }
}
