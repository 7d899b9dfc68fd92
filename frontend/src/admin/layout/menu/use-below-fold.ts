import { useEffect, useState, type RefObject } from 'react';

/** The `data-section` of the entries of a list that lie below the visible part of its scrolling parent. */
export function useBelowFold(scrolling: RefObject<HTMLElement | null>): readonly string[] {
  const [below, setBelow] = useState<readonly string[]>([]);
  useEffect(() => {
    const root = scrolling.current;
    if (!root) return;
    const measure = () => {
      const { bottom } = root.getBoundingClientRect();
      const hidden = [...root.querySelectorAll<HTMLElement>('[data-section]')]
        .filter((entry) => entry.getBoundingClientRect().top >= bottom)
        .map((entry) => entry.dataset.section ?? '');
      setBelow((before) => (before.join() === hidden.join() ? before : hidden));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(root);
    root.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      root.removeEventListener('scroll', measure);
    };
  }, [scrolling]);
  return below;
}
