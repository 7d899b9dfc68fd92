import { useState } from 'react';
import { flushSync } from 'react-dom';

/** The open tab of a form with tabs; `onFieldError` opens the tab of a field, so that the form can scroll to it. */
export function useFormTabs(first: string, tabOf: (field: string) => string) {
  const [active, show] = useState(first);
  return { active, show, onFieldError: (field: string) => flushSync(() => show(tabOf(field))) };
}
