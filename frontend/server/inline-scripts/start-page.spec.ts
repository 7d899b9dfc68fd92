import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { StartOptions } from './start-options.ts';
import { startPage as startPageWith } from './start-page.ts';
import { START_PARTS } from './start-parts.ts';

const startPage = (options: StartOptions) => startPageWith(options, START_PARTS);

const SCRIPTS = ['/assets/react.js', '/assets/shell.js'];
const OPTIONS: StartOptions = {
  scripts: SCRIPTS,
  entry: '/assets/shell.js',
  styles: ['/assets/a.css'],
  startsOnLoad: false,
  reloadKey: 'reload',
  reloadedKey: 'reloaded',
  chatKey: 'chat',
};

interface Tag {
  tag: string;
  src?: string;
  rel?: string;
  href?: string;
  nonce?: string;
  textContent?: string;
  children?: (string | Tag)[];
  style?: object;
  append?: (...children: (string | Tag)[]) => void;
  setAttribute?: () => void;
  onclick?: (event: object) => void;
  onload?: () => void;
  onerror?: () => void;
}

let tags: Tag[];
let [chat, draft]: (string | null)[] = [null, null];
let fetched: string[];
/** The status of the style sheets; 0 while there is no connection. */
let status: number;
let stored: Map<string, string>;
let reloads: number;
const scripts = () => tags.filter(({ tag }) => tag === 'script').map(({ src }) => src);
const preloads = () => tags.filter(({ rel }) => rel === 'modulepreload').map(({ href }) => href);

beforeEach(() => {
  jest.useFakeTimers();
  tags = [];
  [chat, draft] = [null, null];
  [fetched, status, reloads, stored] = [[], 200, 0, new Map()];
  const fakeDocument = Object.assign(new EventTarget(), {
    createElement: (tag: string): Tag => {
      const children: Tag['children'] = [];
      const append = (...added: typeof children) => void children.push(...added);
      return 'ap'.includes(tag) ? { tag, children, append, style: {}, setAttribute: () => undefined } : { tag };
    },
    head: { append: (tag: Tag) => tags.push(tag) },
    body: { append: (tag: Tag) => tags.push(tag) },
    currentScript: { nonce: 'n' },
    documentElement: { dataset: {} },
    querySelector: () => ({ textContent: '@font-face{font-family:A}i{color:red}' }),
  });
  Object.assign(globalThis, {
    document: fakeDocument,
    window: Object.assign(new EventTarget(), { requestIdleCallback: setTimeout }),
    location: { hash: '', search: '', pathname: '/path', reload: () => (reloads += 1) },
    localStorage: { getItem: (key: string) => (key === 'chat' ? chat : null) },
    sessionStorage: {
      getItem: (key: string) => (key === 'draft' ? draft : (stored.get(key) ?? null)),
      setItem: (key: string, text: string) => void stored.set(key, text),
    },
    fetch: (url: string) => {
      fetched.push(url);
      if (status === 0) return Promise.reject(new TypeError('Failed to fetch'));
      const text = 'a{color:red}@font-face{font-family:A}@font-face{font-family:B}b{color:blue}';
      return Promise.resolve(new Response(text, { status }));
    },
    requestIdleCallback: (run: () => void) => setTimeout(run),
  });
});

afterEach(() => {
  jest.useRealTimers();
});

function dispatch(type: string): void {
  document.dispatchEvent(new Event(type));
}

/** Lets the page load, and a second pass. */
function load(): void {
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(1000);
}

const prefetched = () => tags.filter(({ rel }) => rel === 'prefetch').map(({ href }) => href);

it('startPage fetches nothing before the page has loaded, and then its files at the lowest priority', () => {
  startPage(OPTIONS);
  expect(tags).toEqual([]);

  load();

  expect(prefetched()).toEqual([...OPTIONS.styles, ...SCRIPTS]);
  expect(tags).toHaveLength(3);
});

it('startPage fetches the scripts and the first calls of a page that resumes a draft before it has loaded', () => {
  draft = '{}';
  startPage({ ...OPTIONS, resumeKeys: ['draft'], resumeRequests: ['/api/availability'] });

  expect(preloads()).toEqual(SCRIPTS);
  expect(tags.at(-1)).toEqual({
    ...{ tag: 'link', rel: 'preload', href: '/api/availability', as: 'fetch', crossOrigin: 'use-credentials' },
  });
  load();
  expect(preloads()).toEqual(SCRIPTS);
});

it('startPage makes no first call of a page that starts automatically without a draft', () => {
  startPage({ ...OPTIONS, startsOnLoad: true, resumeKeys: ['draft'], resumeRequests: ['/api/availability'] });

  expect(tags).toEqual([]);
});

it('startPage fetches nothing before its start in a browser that saves data', () => {
  Object.assign(globalThis.navigator, { connection: { saveData: true } });
  startPage(OPTIONS);

  load();
  Object.assign(globalThis.navigator, { connection: undefined });

  expect(tags).toEqual([]);
});

it.each(['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'])(
  'startPage fetches the whole styles and the scripts at the first %s, once',
  (use) => {
    startPage(OPTIONS);

    dispatch(use);
    dispatch(use);
    load();
    jest.advanceTimersByTime(60_000);

    expect(fetched).toEqual(['/assets/a.css']);
    expect(preloads()).toEqual(SCRIPTS);
  },
);

it('startPage runs the scripts once the styles are loaded, each after the previous one', async () => {
  startPage(OPTIONS);
  dispatch('keydown');
  expect(scripts()).toEqual([]);

  await jest.advanceTimersByTimeAsync(0);
  expect(tags.at(-2)).toEqual({
    tag: 'style',
    nonce: 'n',
    textContent: 'a{color:red}b{color:blue}',
  });
  await jest.advanceTimersByTimeAsync(0);
  expect(scripts()).toEqual(['/assets/react.js']);
  tags.at(-1)?.onload?.();
  await jest.advanceTimersByTimeAsync(0);

  expect(scripts()).toEqual(SCRIPTS);
});

it('startPage starts an unused page three seconds after it has loaded', () => {
  startPage(OPTIONS);
  window.dispatchEvent(new Event('load'));

  jest.advanceTimersByTime(2999);
  expect(preloads()).toEqual([]);
  jest.advanceTimersByTime(10);

  expect(preloads()).toEqual(SCRIPTS);
});

it('startPage starts a page whose pictures do not arrive', () => {
  startPage(OPTIONS);
  dispatch('DOMContentLoaded');

  jest.advanceTimersByTime(4000);

  expect(preloads()).toEqual(SCRIPTS);
});

it.each([
  ['has something to do', () => ({ startsOnLoad: true })],
  ['was opened at a fragment', () => void (location.hash = '#picture-3')],
  ['goes on with a chat', () => void (chat = '{"isOpen":true}')],
  ['restores a draft', () => ((draft = '{}'), { resumeKeys: ['draft'] })],
  ['takes its dates from a link', () => ((location.search = '?checkinDate=2026-12-01'), { resumeKeys: ['draft'] })],
])('startPage starts a page that %s as soon as it has loaded', (_what, change: () => object | void) => {
  startPage({ ...OPTIONS, ...change() });

  load();

  expect(preloads()).toEqual(SCRIPTS);
});

it.each(['{', '{"isOpen":false}', 'null'])('startPage does not start a page for the stored chat %s', (stored) => {
  chat = stored;
  startPage(OPTIONS);

  load();

  expect(preloads()).toEqual([]);
});

it.each([
  ['at its canonical address', '/gallery?category=rooms', '/gallery?category=rooms'],
  ['of an unknown page at its path', undefined, '/path'],
])('startPage counts a visit %s without starting the page', async (_what, address, counted) => {
  const shown: unknown[] = [];
  Object.assign(globalThis, { shown });
  const client = 'data:text/javascript,export const showPage = (page) => globalThis.shown.push(page)';
  startPage({ ...OPTIONS, visit: { client, address, mode: 'opt_out' } });

  load();
  jest.useRealTimers();
  for (let tries = 0; shown.length === 0 && tries < 100; tries += 1) await new Promise((done) => setImmediate(done));

  expect(shown).toEqual([{ address: counted, mode: 'opt_out' }]);
  expect(scripts()).toEqual([]);
});

it('startPage counts the visit of a page that starts automatically after its hydration and its last script', async () => {
  const shown: unknown[] = [];
  Object.assign(globalThis, { shown });
  const client = 'data:text/javascript,export const showPage = (page) => globalThis.shown.push(page)';
  startPage({ ...OPTIONS, startsOnLoad: true, visit: { client, mode: 'opt_out' } });
  load();
  expect(preloads()).toEqual(SCRIPTS);
  await jest.advanceTimersByTimeAsync(1000);
  for (const run of SCRIPTS) {
    expect(scripts()).toContain(run);
    dispatch('hydrated');
    await jest.advanceTimersByTimeAsync(1000);
    expect(shown).toEqual([]);
    expect(document.documentElement.dataset.starting).toBe('');
    tags.at(-1)?.onload?.();
    await jest.advanceTimersByTimeAsync(1000);
  }

  jest.useRealTimers();
  for (let tries = 0; shown.length === 0 && tries < 100; tries += 1) await new Promise((done) => setImmediate(done));

  expect(shown).toEqual([{ address: '/path', mode: 'opt_out' }]);
  expect(document.documentElement.dataset.starting).toBeUndefined();
});

const notices = () => tags.filter(({ tag }) => tag === 'p');

function setOnline(onLine: boolean): void {
  Object.assign(globalThis.navigator, { onLine });
}

/** Starts the page up to its failing entry. */
async function failAtEntry(): Promise<void> {
  startPage({ ...OPTIONS, startsOnLoad: true });
  load();
  await jest.advanceTimersByTimeAsync(1000);
  tags.at(-1)?.onerror?.();
  await jest.advanceTimersByTimeAsync(1000);
  tags.at(-1)?.onerror?.();
}

it('startPage continues with the next script when one cannot be loaded', async () => {
  startPage({ ...OPTIONS, startsOnLoad: true });
  load();
  await jest.advanceTimersByTimeAsync(1000);

  tags.at(-1)?.onerror?.();
  await jest.advanceTimersByTimeAsync(1000);

  expect(scripts()).toEqual(SCRIPTS);
  expect([reloads, notices()]).toEqual([0, []]);
});

it('startPage loads a page again whose entry cannot be loaded, and says so when that fails, too', async () => {
  setOnline(true);
  await failAtEntry();
  expect([reloads, notices()]).toEqual([1, []]);

  await failAtEntry();

  expect(reloads).toBe(1);
  const [notice] = notices();
  const [text, link] = notice?.children ?? [];
  expect(text).toBe('This page did not load. ');
  const preventDefault = jest.fn();
  (link as Tag).onclick?.({ preventDefault });
  expect([reloads, preventDefault.mock.calls.length]).toEqual([2, 1]);
});

it('startPage keeps a page whose entry cannot be loaded offline, and loads it again when the browser is online', async () => {
  setOnline(false);
  await failAtEntry();
  expect([reloads, notices().length]).toEqual([0, 1]);

  window.dispatchEvent(new Event('online'));

  expect(reloads).toBe(1);
});

it('startPage says that a page did not load when its scripts report it', () => {
  startPage(OPTIONS);

  dispatch('not-loaded');

  expect(notices()).toHaveLength(1);
});

it.each([0, 503])(
  'startPage runs the scripts without a style sheet that fails with %p, and fetches it until it is there',
  async (failure) => {
    status = failure;
    startPage(OPTIONS);
    dispatch('keydown');
    await jest.advanceTimersByTimeAsync(1000);
    expect(scripts()).toEqual(['/assets/react.js']);
    const style = tags.find(({ tag }) => tag === 'style');
    expect(style).toMatchObject({ textContent: '' });

    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(1000);
    status = 200;
    await jest.advanceTimersByTimeAsync(4000);

    expect(style).toMatchObject({ textContent: 'a{color:red}b{color:blue}' });
    expect(fetched).toHaveLength(3);
  },
);
