/** `html` is sanitised when it is stored, `json` must be valid JSON, `list` is one entry a line. */
export const CONTENT_TYPES = ['text', 'html', 'json', 'list'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

export const IDENTIFIER_PATTERN = /^[a-z0-9]+([._-][a-z0-9]+)*$/;
export const IDENTIFIER_MAX_LENGTH = 100;
export const CONTENT_MAX_LENGTH = 100_000;
export const CONTENT_DESCRIPTION_MAX_LENGTH = 500;
export const CONTENT_NAME_MAX_LENGTH = 50;

/** A text of a page as anyone may read it. */
export interface PublicContent {
  identifier: string;
  content: string;
  contentType: ContentType;
  category: string;
  page: string;
  /** When content or type last changed; absent from a service of the version before. */
  contentChangedAt?: string;
  updatedAt: string;
}

export interface ContentView extends PublicContent {
  id: number;
  description: string | null;
  /** False: the text cannot be changed, nor the record deleted, until this is true again. */
  editable: boolean;
}

/** What the owner sends; absent fields have their default, or stay unchanged in a change. */
export interface SaveContent {
  identifier: string;
  content: string;
  contentType?: ContentType;
  description?: string | null;
  category?: string;
  page?: string;
  editable?: boolean;
}
