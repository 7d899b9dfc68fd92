import { useEffect, useRef, type RefObject } from 'react';
import { fitToKeyboard } from '../../shared/chat/fit-to-keyboard.ts';

const PHONE = '(max-width: 47.99rem)';

/**
 * The dialog element of the chat: modal on phones, where it covers the page, beside the page otherwise. Opening moves
 * focus to `title`, closing restores it; Escape closes.
 */
export function useChatDialog(open: boolean, onClose: () => void, title: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const isPhone = window.matchMedia(PHONE).matches;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onClose();
    };
    if (isPhone) dialog.showModal();
    else dialog.show();
    title.current?.focus();
    dialog.addEventListener('keydown', closeOnEscape);
    const release = isPhone ? fitToKeyboard(dialog) : undefined;
    return () => {
      release?.();
      dialog.removeEventListener('keydown', closeOnEscape);
      dialog.close();
    };
  }, [open, onClose, title]);
  return ref;
}
