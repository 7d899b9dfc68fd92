import { useEffect, useRef, useState } from 'react';

/** A menu that closes with Escape, with a tap beside it, and when the keyboard or the guest has gone elsewhere. */
export function useMenu(pathname: string) {
  const [open, setOpen] = useState(false);
  const around = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!open) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !around.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [open]);

  return { open, setOpen, around, toggle };
}
