/** Options of the start of a page. */
export interface StartOptions {
  /** URLs of the scripts in the order in which they run. */
  scripts: readonly string[];
  /** The one of the scripts that starts the page; it fails if one that it imports cannot be loaded. */
  entry: string;
  /** URLs of the whole style sheets; the document has the fonts and the rules that its own markup needs. */
  styles: readonly string[];
  /** True if the page has work to do before its first use. */
  startsOnLoad: boolean;
  /** Key in local storage by which a sign-in to the dashboard asks every tab of the site to reload. */
  reloadKey: string;
  /** Key in session storage, set while the page is loaded again because its code failed to load. */
  reloadedKey: string;
  /** Key in local storage of the visitor's chat, which is resumed automatically. */
  chatKey: string;
  /** Keys in session storage with which the page resumes where the guest left it; a query has the same effect. */
  resumeKeys?: readonly string[];
  /** URLs of the calls that the page makes first when it resumes. */
  resumeRequests?: readonly string[];
  /** How the visit is counted; absent while it is unknown whether visits may be counted. */
  visit?: {
    /** URL of the module that counts visits. */
    client: string;
    /** The page's canonical address; without it, the browser's path. */
    address?: string;
    /** The setting `analytics_consent`. */
    mode: string;
  };
}

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
 * It is inlined as text: it must not use anything outside itself.
 */
export function startPage(options: StartOptions): void {
  const { scripts, entry, styles, startsOnLoad, reloadKey, reloadedKey, chatKey, resumeKeys, visit } = options;
  const { resumeRequests = [] } = options;
  /** Latest start of a page whose pictures do not load, after the document is parsed. In ms. */
  const LATEST = 4000;
  /** Start of an unused page, after it has loaded. In ms. */
  const UNUSED = 3000;
  /** Wait before a style sheet is fetched again, unless the browser is online again earlier. In ms. */
  const RETRY = 5000;
  const USES = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
  const listening = { capture: true, passive: true };
  const nonce = document.currentScript?.nonce ?? '';
  const arrivedAt = location.pathname;
  const { dataset } = document.documentElement;
  let isStarted = false;
  let areFetched = false;
  /** Events that a visit still waits for on a page that starts at once: hydration, and the last script. */
  let left = 2;

  const addStyles = async (): Promise<void> => {
    const style = Object.assign(document.createElement('style'), { nonce });
    const texts: string[] = [];
    const show = (): void => {
      // the document declares all fonts: declaring them again would lay out the whole page again
      style.textContent = texts.join('').replace(/@font-face\s*\{[^}]*\}/g, '');
    };
    const read = (href: string, index: number): Promise<void> =>
      fetch(href)
        .then(async (response) => {
          if (response.status >= 500) throw new Error(href);
          texts[index] = response.ok ? await response.text() : '';
        })
        .catch(() => {
          const again = (): void => {
            clearTimeout(timer);
            window.removeEventListener('online', again);
            void read(href, index).then(show);
          };
          const timer = setTimeout(again, RETRY);
          window.addEventListener('online', again);
        });
    await Promise.all(styles.map(read));
    show();
    document.head.append(style);
  };
  const sayNotLoaded = (): void => {
    // a link and no button, which early taps would hold back; it keeps the address's fragment, a mail link's token
    const again = Object.assign(document.createElement('a'), { href: '', textContent: 'Load again' });
    again.style.cssText = 'display:inline-block;padding:12px;color:#fff;text-decoration:underline';
    again.onclick = (event) => {
      event.preventDefault();
      location.reload();
    };
    const notice = document.createElement('p');
    notice.append('This page did not load. ', again);
    notice.setAttribute('role', 'alert');
    notice.style.cssText =
      'position:fixed;inset:auto 0 0;z-index:60;margin:0;padding:4px 16px;background:#b3261e;color:#fff;text-align:center';
    document.body.append(notice);
    window.addEventListener('online', () => location.reload());
  };
  const loadAgain = (): void => {
    try {
      if (navigator.onLine && !sessionStorage.getItem(reloadedKey)) {
        sessionStorage.setItem(reloadedKey, 'true');
        return location.reload();
      }
    } catch {
      // without storage the page could be loaded again for ever
    }
    sayNotLoaded();
  };
  const link = (rel: string, href: string, more?: object): void =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href, ...more }));
  const prefetch = (): void => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (isStarted || connection?.saveData) return;
    for (const href of styles) link('prefetch', href);
    for (const href of scripts) link('prefetch', href, { as: 'script' });
  };
  const runFrom = (index: number): void => {
    const src = scripts[index];
    if (src === undefined) {
      delete dataset.starting;
      document.dispatchEvent(new Event('started'));
      return;
    }
    const script = Object.assign(document.createElement('script'), { type: 'module', src });
    const goOn = () => setTimeout(() => runFrom(index + 1));
    script.onload = goOn;
    script.onerror = () => {
      if (src === entry) return loadAgain();
      goOn(); // a later step that could not be loaded is fetched again when it is shown
    };
    document.head.append(script);
  };
  const fetchScripts = (more?: object): void => {
    if (!areFetched) for (const href of scripts) link('modulepreload', href, more);
    areFetched = true;
  };
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    dataset.starting = '';
    for (const use of USES) document.removeEventListener(use, start, listening);
    fetchScripts();
    void addStyles().then(() => setTimeout(() => runFrom(0)));
  };
  const whenIdle = (run: () => void): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 200 });
    else setTimeout(run);
  };
  const isContinued = (): boolean => {
    if (location.hash || (resumeKeys && location.search)) return true;
    try {
      const chat = JSON.parse(localStorage.getItem(chatKey) ?? 'null') as { isOpen?: boolean } | null;
      return chat?.isOpen === true || Boolean(resumeKeys?.some((key) => sessionStorage.getItem(key)));
    } catch {
      return false;
    }
  };
  const countVisit = (): void => {
    if (!visit || location.pathname !== arrivedAt) return; // else the router has reported the next view
    const { client, address = location.pathname, mode } = visit;
    (import(/* @vite-ignore */ client) as Promise<{ showPage: (page: object) => void }>).then(
      ({ showPage }) => showPage({ address, mode }),
      (error: unknown) => console.warn('Analytics could not be loaded:', error),
    );
  };
  const isResumed = isContinued();
  const startsAtOnce = startsOnLoad || isResumed;
  if (isResumed) fetchScripts({ fetchPriority: 'low' });
  if (isResumed)
    for (const href of resumeRequests) link('preload', href, { as: 'fetch', crossOrigin: 'use-credentials' });
  const onStartStep = (): void => {
    left -= 1;
    if (startsAtOnce && left === 0) whenIdle(countVisit);
  };
  for (const event of ['hydrated', 'started']) document.addEventListener(event, onStartStep, { once: true });
  for (const use of USES) document.addEventListener(use, start, listening);
  document.addEventListener('not-loaded', sayNotLoaded);
  window.addEventListener('storage', ({ key }) => key === reloadKey && location.reload());
  window.addEventListener('load', () => {
    if (startsAtOnce) return whenIdle(start);
    whenIdle(countVisit);
    whenIdle(prefetch);
    setTimeout(() => whenIdle(start), UNUSED);
  });
  document.addEventListener('DOMContentLoaded', () => setTimeout(start, LATEST));
}
