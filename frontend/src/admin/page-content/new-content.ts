import { contentColumns } from '@farmhouse/contracts/content/content-tables';
import type { SaveContent } from '@farmhouse/contracts/content/page-content';

/** Initial values of a new text. */
export type ContentDraft = Partial<SaveContent>;

/** The form's initial values of a new text; a table that the site reads begins as an empty one. */
export const newContent = (draft: ContentDraft = {}): ContentDraft => ({
  ...{ contentType: 'text', category: 'general', page: 'home' },
  content: contentColumns(draft.identifier ?? '') ? '[]' : '',
  ...draft,
});
