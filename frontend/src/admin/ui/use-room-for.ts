import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether the element that gets the ref is at least so many pixels wide; true until that is known. */
export function useRoomFor(width: number): [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [hasRoom, setHasRoom] = useState(true);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => setHasRoom(current.clientWidth >= width));
    observer.observe(current);
    return () => observer.disconnect();
  }, [width]);
  return [element, hasRoom];
}
