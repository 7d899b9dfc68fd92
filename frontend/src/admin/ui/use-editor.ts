import { useState } from 'react';

/** What a list's form is open for: a record to change, or a new one with the values it starts with. */
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
