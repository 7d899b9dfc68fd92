import { useEffect, useState } from 'react';

/** Text fields of the page; not of a dialog, which covers the elements that this state hides. */
const TEXT_FIELDS = ':is(input:not([type=checkbox],[type=radio]),textarea,select):not(dialog *)';

/** Delay before the state ends, so that nothing appears under a finger that is about to tap a button. */
const ENDS_AFTER_MS = 300;

/** True while a text field of the page has focus, when a phone's keyboard leaves little room. */
export function useTyping(): boolean {
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      clearTimeout(timer);
      const now = document.activeElement?.matches(TEXT_FIELDS) ?? false;
      if (now) setTyping(true);
      else timer = setTimeout(() => setTyping(false), ENDS_AFTER_MS);
    };
    const updateLater = () => setTimeout(update);
    document.addEventListener('focusin', update);
    document.addEventListener('focusout', updateLater);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', update);
      document.removeEventListener('focusout', updateLater);
    };
  }, []);
  return typing;
}
