import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

export class PageTaken extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'page-taken';

  constructor() {
    super('This page has SEO settings already');
  }
}
