import { useEffect, useState } from 'react';
import type { Box, Size } from './card-position.ts';

interface TargetState {
  /** Undefined while the page does not show the target. */
  target: Box | undefined;
  screen: Size;
}

const screenOf = (): Size => ({ width: window.innerWidth, height: window.innerHeight });

/** Scrolls a step's target into the window, the whole of it or its beginning, and follows its box. */
export function useTarget(selector: string, position: 'bottom' | 'top'): TargetState {
  const [state, setState] = useState<TargetState>(() => ({ target: undefined, screen: screenOf() }));

  useEffect(() => {
    let shown: Element | null = null;
    const update = () => {
      const element = document.querySelector(selector);
      if (element && element !== shown) scrollTo(element, position);
      shown = element;
      const box = element?.getBoundingClientRect();
      const target = box && { top: box.top, left: box.left, width: box.width, height: box.height };
      setState({ target, screen: screenOf() });
    };
    // the page may still be loading when the tour has navigated from another one
    const observer = new MutationObserver(() => {
      if (!shown?.isConnected) update();
    });
    update();
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [selector, position]);

  return state;
}

/** Space that a step's card needs beside its target, in px. */
const CARD_SPACE_PX = 300;
/** Height of the navigation bar with some distance, in px. */
const NAVIGATION_PX = 88;

/** Leaves space for the card on its side of the target. */
function scrollTo(element: Element, position: 'bottom' | 'top'): void {
  const { top, bottom } = element.getBoundingClientRect();
  const [above, below] = position === 'top' ? [CARD_SPACE_PX, 0] : [NAVIGATION_PX, CARD_SPACE_PX];
  if (top >= above && bottom <= window.innerHeight - below) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top: top - above, behavior: still ? 'instant' : 'smooth' });
}
