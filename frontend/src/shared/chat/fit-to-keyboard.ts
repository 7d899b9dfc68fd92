/**
 * Keeps a full-screen element within the screen area above a phone's keyboard (in `--fit-height` and `--fit-top`), and
 * prevents the page behind it from scrolling. Returns the function that ends it.
 */
export function fitToKeyboard(element: HTMLElement): () => void {
  const viewport = window.visualViewport;
  const page = document.documentElement;
  const { overflow } = page.style;
  const fit = () => {
    if (!viewport) return;
    element.style.setProperty('--fit-height', `${viewport.height}px`);
    element.style.setProperty('--fit-top', `${viewport.offsetTop}px`);
  };
  page.style.overflow = 'hidden';
  fit();
  viewport?.addEventListener('resize', fit);
  viewport?.addEventListener('scroll', fit);
  return () => {
    page.style.overflow = overflow;
    viewport?.removeEventListener('resize', fit);
    viewport?.removeEventListener('scroll', fit);
  };
}
