import { DomainError } from '@farmhouse/platform/errors/domain-error';

/** The message is not in a state in which it can be sent again. */
export class NotSentAgain extends DomainError {
  readonly code = 'status-conflict';
  readonly status = 409;
}
