import { useState } from 'react';

/** What a list's form is open for: a new record, or the one being edited. */
export type Edited<T> = T | 'new';

/** Opens and closes a list's form. */
export function useEditor<T>() {
  const [edited, setEdited] = useState<Edited<T> | null>(null);
  return { edited, add: () => setEdited('new'), edit: (record: T) => setEdited(record), close: () => setEdited(null) };
}
