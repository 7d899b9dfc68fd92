/** How far the page is scrolled, in percent of how far it can be; 0 for one that fits the window. */
export function scrollDepth(): number {
  const { scrollHeight } = document.documentElement;
  const room = scrollHeight - window.innerHeight;
  return room > 0 ? Math.min(100, Math.max(0, Math.round((window.scrollY / room) * 100))) : 0;
}
