import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

export class ChatClosed extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'status-conflict';

  constructor() {
    super('This chat is closed already');
  }
}
