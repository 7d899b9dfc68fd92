import { useEffect, useState } from 'react';

const FAR_ENOUGH_PX = 16;

/** True if the page is scrolled away from its top. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > FAR_ENOUGH_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return scrolled;
}
