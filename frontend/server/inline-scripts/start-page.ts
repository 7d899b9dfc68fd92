import type { StartOptions } from './start-options.ts';
import type { StartParts } from './start-parts.ts';

/**
 * Starts the page in the browser at its first use: a touch, a key, a scroll, a movement of the mouse. An unused page is
 * started some seconds after it has loaded; one with work to do, or with a draft or a chat to resume, as soon as the
 * browser is idle after loading. The files of the start are fetched when the page has loaded, at the lowest priority,
 * but together with the page if a draft or a chat is resumed. Each script runs in its own task, so that a slow phone
 * stays responsive. The visit is counted without the page's scripts, but after all of them on a page that starts at
 * once. During the start the root element has `data-starting`; the event `started` ends that.
 *
 * A style sheet that could not be loaded is fetched until it is there. A page whose code could not be loaded is loaded
 * again, once; after that, or offline, it says so, as it does on the event `not-loaded`, and is loaded again as soon as
 * the browser is online.
 *
 * It is inlined as text, like its parts: it must not use anything outside itself.
 */
export function startPage(options: StartOptions, parts: StartParts): void {
  const { scripts, styles, startsOnLoad, reloadKey, reloadedKey, resumeRequests = [], visit } = options;
  const { link, whenIdle, addStyles, runScripts, reloadOnce, sayNotLoaded, isContinued, countVisit } = parts;
  /** Latest start of a page whose pictures do not load, after the document is parsed. In ms. */
  const LATEST = 4000;
  /** Start of an unused page, after it has loaded. In ms. */
  const UNUSED = 3000;
  const USES = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
  const listening = { capture: true, passive: true };
  const nonce = document.currentScript?.nonce ?? '';
  const arrivedAt = location.pathname;
  let isStarted = false;
  let areFetched = false;
  /** Events that a visit still waits for on a page that starts at once: hydration, and the last script. */
  let left = 2;

  const prefetch = (): void => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (isStarted || connection?.saveData) return;
    for (const href of styles) link('prefetch', href);
    for (const href of scripts) link('prefetch', href, { as: 'script' });
  };
  const fetchScripts = (more?: object): void => {
    if (!areFetched) for (const href of scripts) link('modulepreload', href, more);
    areFetched = true;
  };
  const onEntryFailed = (): void => {
    if (!reloadOnce(reloadedKey)) sayNotLoaded();
  };
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    document.documentElement.dataset.starting = '';
    for (const use of USES) document.removeEventListener(use, start, listening);
    fetchScripts();
    void addStyles(styles, nonce).then(() => setTimeout(() => runScripts(options, onEntryFailed)));
  };
  const count = (): void => countVisit(visit, arrivedAt);

  const isResumed = isContinued(options);
  const startsAtOnce = startsOnLoad || isResumed;
  if (isResumed) fetchScripts({ fetchPriority: 'low' });
  if (isResumed)
    for (const href of resumeRequests) link('preload', href, { as: 'fetch', crossOrigin: 'use-credentials' });
  const onStartStep = (): void => {
    left -= 1;
    if (startsAtOnce && left === 0) whenIdle(count);
  };
  for (const event of ['hydrated', 'started']) document.addEventListener(event, onStartStep, { once: true });
  for (const use of USES) document.addEventListener(use, start, listening);
  document.addEventListener('not-loaded', sayNotLoaded);
  window.addEventListener('storage', ({ key }) => key === reloadKey && location.reload());
  window.addEventListener('load', () => {
    if (startsAtOnce) return whenIdle(start);
    whenIdle(count);
    whenIdle(prefetch);
    setTimeout(() => whenIdle(start), UNUSED);
  });
  document.addEventListener('DOMContentLoaded', () => setTimeout(start, LATEST));
}
