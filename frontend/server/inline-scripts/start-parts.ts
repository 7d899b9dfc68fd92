import type { StartOptions } from './start-options.ts';

/*
 * The parts of the start of a page (start-page.ts). Each is inlined as text: it must not use anything outside itself.
 */

/** Adds a link to the document's head, which fetches a file. */
function link(rel: string, href: string, more?: object): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href, ...more }));
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 200 });
  else setTimeout(run);
}

/** Adds the whole style sheets in one element. One that could not be loaded is fetched until it is there. */
async function addStyles(styles: readonly string[], nonce: string): Promise<void> {
  /** Wait before a style sheet is fetched again, unless the browser is online again earlier. In ms. */
  const RETRY = 5000;
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
}

/**
 * Runs the scripts, each in its own task, and then dispatches `started`. Stops at an entry that could not be loaded;
 * any other script is fetched again when what it shows is shown.
 */
function runScripts({ scripts, entry }: Pick<StartOptions, 'scripts' | 'entry'>, onEntryFailed: () => void): void {
  const runFrom = (index: number): void => {
    const src = scripts[index];
    if (src === undefined) {
      delete document.documentElement.dataset.starting;
      document.dispatchEvent(new Event('started'));
      return;
    }
    const script = Object.assign(document.createElement('script'), { type: 'module', src });
    const goOn = () => setTimeout(() => runFrom(index + 1));
    script.onload = goOn;
    script.onerror = () => {
      if (src === entry) onEntryFailed();
      else goOn();
    };
    document.head.append(script);
  };
  runFrom(0);
}

/** Loads the page again if the browser is online and this has not been tried before; false otherwise. */
function reloadOnce(reloadedKey: string): boolean {
  try {
    if (!navigator.onLine || sessionStorage.getItem(reloadedKey)) return false;
    sessionStorage.setItem(reloadedKey, 'true');
  } catch {
    return false; // without storage the page could be loaded again for ever
  }
  location.reload();
  return true;
}

/** Says that the page did not load, and loads it again as soon as the browser is online. */
function sayNotLoaded(): void {
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
}

/** True if the page resumes what the guest has left there: a place in it, a chat, a draft. */
function isContinued({ chatKey, resumeKeys }: Pick<StartOptions, 'chatKey' | 'resumeKeys'>): boolean {
  if (location.hash || (resumeKeys && location.search)) return true;
  try {
    const chat = JSON.parse(localStorage.getItem(chatKey) ?? 'null') as { isOpen?: boolean } | null;
    return chat?.isOpen === true || Boolean(resumeKeys?.some((key) => sessionStorage.getItem(key)));
  } catch {
    return false;
  }
}

/** Counts a visit that began at a path, unless the router has shown another page since, which it reports itself. */
function countVisit(visit: StartOptions['visit'], arrivedAt: string): void {
  if (!visit || location.pathname !== arrivedAt) return;
  const { client, address = arrivedAt, mode } = visit;
  (import(/* @vite-ignore */ client) as Promise<{ showPage: (page: object) => void }>).then(
    ({ showPage }) => showPage({ address, mode }),
    (error: unknown) => console.warn('Analytics could not be loaded:', error),
  );
}

export const START_PARTS = { link, whenIdle, addStyles, runScripts, reloadOnce, sayNotLoaded, isContinued, countVisit };
export type StartParts = typeof START_PARTS;
