import { useState } from 'react';
import { draftsOf, newDraftKey, removeDraft, writeDraft, type StoredDraft } from './draft-store.ts';

export interface FormDraft<Fields> {
  /** What was typed about this subject before and not saved, when the form was opened. */
  found: StoredDraft<Fields> | undefined;
  /** Keeps what is typed now; answers when, or undefined where the browser refuses storage. */
  keep: (fields: Fields) => string | undefined;
  /** Removes what was found and what was kept: it is saved, or given up. */
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
