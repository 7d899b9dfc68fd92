import { useState } from 'react';

/** What a form edits: an existing record, or a new one with its initial values. */
export interface Edited<T, Draft> {
  record?: T;
  draft?: Draft;
}

/** Opens and closes a list's form. */
export function useEditor<T, Draft>() {
  const [edited, setEdited] = useState<Edited<T, Draft> | null>(null);
  return {
    edited,
    add: (draft?: Draft) => setEdited({ draft }),
    edit: (record: T) => setEdited({ record }),
    close: () => setEdited(null),
  };
}
