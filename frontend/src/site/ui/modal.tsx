import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { CloseButton } from './close-button.tsx';

interface ModalProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog over the page, on phones a sheet at its bottom. The browser keeps focus inside and gives it back afterwards;
 * Escape, the close button and a click beside the dialog close it.
 */
export function Modal({ title, onClose, children }: ModalProps) {
  const dialog = useModal(onClose);
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="m-auto max-h-[min(92dvh,52rem)] w-full max-w-xl overflow-y-auto overscroll-contain rounded-card bg-surface text-base text-ink shadow-soft backdrop:bg-black/50 max-sm:mb-0 max-sm:max-w-full max-sm:rounded-b-none"
    >
      <div className="p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:p-7">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-2xl">
            {title}
          </h2>
          <CloseButton onClose={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** Opens the dialog as a modal while it is mounted, and calls `onClose` when the visitor closes it. */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);

  // in a layout effect, because a dialog gives focus back only if it is closed before it leaves the document
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  useEffect(() => {
    const element = dialog.current;
    const onCancel = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    const onClick = ({ target }: Event) => {
      if (target === element) onClose();
    };
    element?.addEventListener('cancel', onCancel);
    element?.addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('cancel', onCancel);
      element?.removeEventListener('click', onClick);
    };
  }, [onClose]);

  return dialog;
}
