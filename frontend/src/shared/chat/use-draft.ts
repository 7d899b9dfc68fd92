import { useCallback, useState } from 'react';
import { readSessionItem, removeSessionItem, writeSessionItem } from '../storage/session-storage.ts';

/** Typed text that is not sent yet; kept in session storage under `key`, so that a reload does not lose it. */
export function useDraft(key: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => readSessionItem<string>(key) ?? '');
  const change = useCallback(
    (text: string) => {
      setDraft(text);
      if (text) writeSessionItem(key, text);
      else removeSessionItem(key);
    },
    [key],
  );
  return [draft, change];
}
