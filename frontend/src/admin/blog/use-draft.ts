import { useState } from 'react';
import { draftsOf, newDraftKey, removeDraft, writeDraft, type StoredDraft } from '../ui/drafts/draft-store.ts';

export interface FormDraft<Fields> {
  /** The draft found when the form was opened. */
  found: StoredDraft<Fields> | undefined;
  /** Stores the input about a subject; returns the time, or undefined where the browser denies storage. */
  save: (subject: string, fields: Fields) => string | undefined;
  /** Removes the found and the stored draft, after a save or a discard. */
  forget: () => void;
}

/** The draft of one open form; `subject` is what it edits at first. */
export function useDraft<Fields extends object>(opened: string): FormDraft<Fields> {
  const [found] = useState(() => draftsOf<Fields>((about) => about === opened)[0]);
  const [key] = useState(() => newDraftKey(opened));
  const forgetFound = () => found && removeDraft(found.key);
  return {
    found,
    save: (subject, fields) => {
      const savedAt = writeDraft(key, subject, fields);
      if (savedAt) forgetFound();
      return savedAt;
    },
    forget: () => {
      removeDraft(key);
      forgetFound();
    },
  };
}
