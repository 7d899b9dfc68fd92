import { useCallback, useState } from 'react';
import { readSessionItem, removeSessionItem, writeSessionItem } from './session-storage.ts';

/** Typed text that is not sent yet; kept in session storage under `key`, so that a reload does not lose it. */
export function useTypedText(key: string): [string, (text: string) => void] {
  const [typed, setTyped] = useState(() => readSessionItem<string>(key) ?? '');
  const change = useCallback(
    (text: string) => {
      setTyped(text);
      if (text) writeSessionItem(key, text);
      else removeSessionItem(key);
    },
    [key],
  );
  return [typed, change];
}
