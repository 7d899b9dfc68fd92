import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

export class ChatNotActive extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'chat-not-active';

  constructor() {
    super('Messages can be sent only while the chat is active');
  }
}
