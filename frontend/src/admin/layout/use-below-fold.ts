import { useEffect, useState, type RefObject } from 'react';

/** The `data-section` of the entries of a list that lie below the visible part of its scrolling parent. */
export function useBelowFold(scrolling: RefObject<HTMLElement | null>): readonly string[] {
  const [below, setBelow] = useState<readonly string[]>([]);
  useEffect(() => {
    const root = scrolling.current;
    if (!root) return;
    const hidden = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
          const name = (target as HTMLElement).dataset.section ?? '';
          if (!isIntersecting && rootBounds && boundingClientRect.top >= rootBounds.bottom) hidden.add(name);
          else hidden.delete(name);
        }
        setBelow([...hidden]);
      },
      { root },
    );
    for (const entry of root.querySelectorAll('[data-section]')) observer.observe(entry);
    return () => observer.disconnect();
  }, [scrolling]);
  return below;
}
