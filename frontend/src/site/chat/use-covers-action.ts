import { useEffect, useState, type RefObject } from 'react';
import { PRIMARY_ACTIONS } from '../ui/button.ts';

function overlaps(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** True while a floating element covers a primary action of the page, such as the button that sends a form. */
export function useCoversAction(floating: RefObject<HTMLElement | null>, page: string): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      const own = floating.current?.getBoundingClientRect();
      const actions = document.querySelectorAll(`main :is(${PRIMARY_ACTIONS})`);
      setCovers(own !== undefined && [...actions].some((action) => overlaps(own, action.getBoundingClientRect())));
    };
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const observer = new ResizeObserver(update);
    observer.observe(document.body);
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [floating, page]);
  return covers;
}
