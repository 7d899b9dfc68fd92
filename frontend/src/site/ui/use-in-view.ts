import { useEffect, useRef, useState } from 'react';

/** Distance in pixels below the screen at which content starts to load. */
const MARGIN = '0px';

/** True from the moment on at which the element comes near the screen. */
export function useInView<Tag extends HTMLElement>() {
  const ref = useRef<Tag>(null);
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (inView || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [inView]);
  return { ref, inView };
}
