import { useState } from 'react';
import { draftsOf, newDraftKey, removeDraft, writeDraft, type StoredDraft } from './draft-store.ts';

export interface FormDraft<Fields> {
  /** The draft found when the form was opened. */
  found: StoredDraft<Fields> | undefined;
  /** Stores the current input; returns the time, or undefined where the browser denies storage. */
  keep: (fields: Fields) => string | undefined;
  /** Removes the found and the stored draft, after a save or a discard. */
  forget: () => void;
}

/** The draft of one open form about a subject. */
export function useDraft<Fields extends object>(subject: string): FormDraft<Fields> {
  const [found, setFound] = useState(() => draftsOf<Fields>((about) => about === subject)[0]);
  const [key] = useState(() => newDraftKey(subject));
  return {
    found,
    keep: (fields) => {
      const savedAt = writeDraft(key, subject, fields);
      if (savedAt && found) removeDraft(found.key);
      return savedAt;
    },
    forget: () => {
      removeDraft(key);
      if (found) removeDraft(found.key);
      setFound(undefined);
    },
  };
}
