import { beforeEach, expect, it, jest } from '@jest/globals';
import { currentToast } from '../toast/toast-store.ts';

/** Links that were added to the page; their loading ends by `onload` or `onerror`. */
let links: { href: string; onload: () => void; onerror: () => void }[];
const page = new EventTarget();
const navigator = { onLine: true };
const document = {
  createElement: () => ({}),
  head: { append: (link: (typeof links)[number]) => void links.push(link) },
};

Object.assign(globalThis, { window: page, document });
Object.defineProperty(globalThis, 'navigator', { value: navigator });
const { lazyWithRetry, loadWithRetry, silently } = await import('./lazy-with-retry.ts');

const STYLES = 'https://farm.example/assets/lightbox-1a.css';
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Ends the wait before the next attempt. */
async function nextAttempt(): Promise<void> {
  await settled();
  page.dispatchEvent(new Event('online'));
  await settled();
}

/** Fails as Vite does after a style sheet of the code could not be loaded, and succeeds from then on. */
function codeWithStyles() {
  let failures = 0;
  return () => {
    if (failures === 1) return Promise.resolve({ default: () => null });
    failures += 1;
    return Promise.reject(new Error(`Unable to preload CSS for ${STYLES}`));
  };
}

/** Code that cannot be loaded. */
const failing = () => jest.fn(() => Promise.reject(new Error('Failed')));

beforeEach(() => {
  links = [];
  navigator.onLine = true;
});

it('code whose styles failed to load is shown once the styles are loaded', async () => {
  const shown = jest.fn();
  void loadWithRetry(codeWithStyles()).then(shown);

  await nextAttempt();
  links[0]?.onerror();
  await nextAttempt();

  expect(shown).not.toHaveBeenCalled();
  expect(links).toHaveLength(2);
  expect(links[1]?.href).toMatch(`${STYLES}?retry=`);
  links[1]?.onload();
  await settled();
  expect(shown).toHaveBeenCalledTimes(1);
});

it('code whose styles failed to load in a preload is preloaded only with the styles', async () => {
  const Part = lazyWithRetry(codeWithStyles());
  await expect(Part.preload()).rejects.toThrow('Unable to preload CSS');

  const preloaded = Part.preload();

  links[0]?.onload();
  await preloaded;
  expect(links.map(({ href }) => href)).toEqual([expect.stringContaining(STYLES)]);
});

it('styles that cannot be loaded hold up no other part of the page', async () => {
  await expect(lazyWithRetry(codeWithStyles()).preload()).rejects.toThrow('Unable to preload CSS');

  await loadWithRetry(() => Promise.resolve({ default: () => null }));

  expect(links).toEqual([]);
});

it('a part that nobody waits for is retried without a notification', async () => {
  const load = failing();
  void loadWithRetry(load, 6, silently).catch(() => undefined);

  for (let attempt = 1; attempt < 6; attempt += 1) await nextAttempt();

  expect(load).toHaveBeenCalledTimes(6);
  expect(currentToast()).toBeNull();
});

it('a part of the page that cannot be loaded offline is retried without a notification', async () => {
  navigator.onLine = false;
  const load = failing();
  void loadWithRetry(load, 6).catch(() => undefined);

  for (let attempt = 1; attempt < 6; attempt += 1) await nextAttempt();

  expect(load).toHaveBeenCalledTimes(6);
  expect(currentToast()).toBeNull();
});

it('a part of the page that cannot be loaded online offers once to load the page again', async () => {
  void loadWithRetry(failing(), 6).catch(() => undefined);

  await nextAttempt();
  await nextAttempt();
  expect(currentToast()).toBeNull();
  await nextAttempt();
  const offer = currentToast();
  await nextAttempt();
  await nextAttempt();

  expect(offer).toMatchObject({ title: 'This part could not be loaded', action: { label: 'Load the page again' } });
  expect(currentToast()).toBe(offer);
});
