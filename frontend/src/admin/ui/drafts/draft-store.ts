import { localKeys } from '../../../shared/storage/local-storage.ts';

/*
 * Unsaved form input, kept in local storage. Each open form has its own entry,
 * so that two tabs with one record never overwrite each other's drafts.
 */

export interface StoredDraft<Fields> {
  key: string;
  /** What the form edits, such as `blog-post/12` or `blog-post/new`. */
  subject: string;
  /** ISO instant. */
  savedAt: string;
  fields: Fields;
}

const PREFIX = 'draft:';

export function newDraftKey(subject: string, now = Date.now()): string {
  return `${PREFIX}${subject}:${now}`;
}

/** Stores a draft; returns the time, or undefined where the browser denies storage. */
export function writeDraft(key: string, subject: string, fields: object, now = new Date()): string | undefined {
  const savedAt = now.toISOString();
  try {
    localStorage.setItem(key, JSON.stringify({ subject, savedAt, fields }));
    return savedAt;
  } catch {
    return undefined;
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    return;
  }
}

/** The drafts of one subject, or of all subjects with a prefix; newest first. */
export function draftsOf<Fields>(matches: (subject: string) => boolean): StoredDraft<Fields>[] {
  return localKeys()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => readDraft<Fields>(key))
    .filter(({ subject }) => matches(subject))
    .sort((a, b) => b.savedAt.localeCompare(a.savedAt));
}

function readDraft<Fields>(key: string): StoredDraft<Fields>[] {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Omit<StoredDraft<Fields>, 'key'> | null;
    return stored ? [{ ...stored, key }] : [];
  } catch {
    return [];
  }
}
