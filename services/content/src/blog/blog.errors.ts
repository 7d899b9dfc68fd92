import type { BlogPostView, EditedElsewhere as Details } from '@farmhouse/contracts/content/blog';
import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

export class SlugTaken extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'slug-taken';

  constructor() {
    super('A post with this slug already exists');
  }
}

/** The post was changed since the editor read it; the response contains the stored post. */
export class EditedElsewhere extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'edited-elsewhere';
  override readonly details: Record<string, unknown> & Details;

  constructor(current: BlogPostView) {
    super('This post was changed in another window meanwhile');
    this.details = { current };
  }
}
