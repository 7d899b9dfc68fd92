import { beforeEach, expect, it, jest } from '@jest/globals';

let idle: (() => void)[];
let begun: string[];
let page: EventTarget;
let turnOf: (section: string) => Promise<void> | undefined;

beforeEach(async () => {
  [idle, begun, page] = [[], [], new EventTarget()];
  Object.assign(globalThis, { document: page, requestIdleCallback: (run: () => void) => idle.push(run) });
  jest.resetModules();
  ({ turnOf } = await import('./hydration-turns.ts'));
});

/** Each section asks for its turn, as it does when React first comes to it. */
function wait(...sections: string[]): void {
  for (const section of sections) void turnOf(section)?.then(() => begun.push(section));
}

/** The browser is idle once. */
async function beIdle(): Promise<void> {
  idle.shift()?.();
  await Promise.resolve();
}

it('sections of a page are hydrated one after the other, each when the browser is idle', async () => {
  wait('a', 'b', 'c');
  expect(begun).toEqual([]);

  await beIdle();
  expect(begun).toEqual(['a']);
  expect(idle).toHaveLength(1);
  await beIdle();
  expect(begun).toEqual(['a', 'b']);
  await beIdle();

  expect(begun).toEqual(['a', 'b', 'c']);
  expect(idle).toEqual([]);
});

it('a section whose turn has come does not wait again, and one that waits keeps its turn', async () => {
  wait('a', 'b');
  const turnOfB = turnOf('b');

  await beIdle();

  expect(turnOf('a')).toBeUndefined();
  expect(turnOf('b')).toBe(turnOfB);
});

it.each(['pointerdown', 'click', 'keydown', 'input'])('no section waits any longer after a %s', (use) => {
  wait('a', 'b');

  page.dispatchEvent(new Event(use));

  expect(['a', 'b', 'c'].map(turnOf)).toEqual([undefined, undefined, undefined]);
});

it('a section that React has not come to before a tap does not wait either', () => {
  page.dispatchEvent(new Event('click'));

  expect(turnOf('a')).toBeUndefined();
});
