/** The tag of the inline script that starts a page; `nonce` as in the content security policy. */
export function startScript(scripts: readonly string[], nonce: string): string {
  return `<script nonce="${nonce}">(${startPage.toString()})(${JSON.stringify(scripts)})</script>`;
}

/**
 * Starts the page in the browser: when it has loaded and the browser is idle, or at the first touch, so that pictures
 * and fonts come before code. Until the page is hydrated, a click on a button is kept and repeated afterwards; links work
 * by themselves. Each script runs in its own task, so that a slow phone answers in between.
 *
 * It is inlined as text: it must not use anything outside itself.
 */
export function startPage(scripts: readonly string[]): void {
  /** Latest start after the document is parsed, for a page whose pictures do not arrive. In ms. */
  const LATEST = 4000;
  const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'touchstart'];
  let clicked: HTMLElement | null = null;
  let isStarted = false;

  const runFrom = (index: number): void => {
    const src = scripts[index];
    if (src === undefined) return;
    const script = document.createElement('script');
    script.type = 'module';
    script.src = src;
    script.onload = () => setTimeout(() => runFrom(index + 1));
    document.head.append(script);
  };
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    TOUCHES.forEach((touch) => document.removeEventListener(touch, start));
    for (const href of scripts) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    runFrom(0);
  };
  const startWhenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 200 });
    else setTimeout(start);
  };
  const keepClick = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    clicked = button;
  };

  TOUCHES.forEach((touch) => document.addEventListener(touch, start, { passive: true }));
  document.addEventListener('click', keepClick, { capture: true });
  document.addEventListener('hydrated', () => {
    document.removeEventListener('click', keepClick, { capture: true });
    if (clicked?.isConnected) clicked.click();
  });
  window.addEventListener('load', startWhenIdle);
  document.addEventListener('DOMContentLoaded', () => setTimeout(start, LATEST));
}
