import { useEffect, useRef, useState } from 'react';

/** True once the element has come into view, so that content that is never scrolled to is not loaded. */
export function useInView<Tag extends HTMLElement>() {
  const ref = useRef<Tag>(null);
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (inView || !ref.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [inView]);
  return { ref, inView };
}
