import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

export const MAX_FEEDS = 20;

export class FeedUrlTaken extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'feed-taken';

  constructor() {
    super('This address is read already');
  }
}

export class TooManyFeeds extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'too-many-feeds';

  constructor() {
    super(`At most ${MAX_FEEDS} calendars can be read`);
  }
}

export class FeedPaused extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'status-conflict';

  constructor() {
    super('This calendar is paused');
  }
}
