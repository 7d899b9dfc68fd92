import { useEffect, useState } from 'react';

const FAR_ENOUGH_PX = 16;

/** Whether the page has been scrolled away from its top. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > FAR_ENOUGH_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrolled;
}
