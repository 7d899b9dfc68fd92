import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { startPage, startScript } from './start-script.ts';

const SCRIPTS = ['/assets/react.js', '/assets/shell.js'];

interface Tag {
  tag: string;
  src?: string;
  href?: string;
  onload?: () => void;
}

class FakeElement extends EventTarget {
  isConnected = true;
  click = jest.fn();
  closest = (selector: string) => (selector === 'button' ? this.button : null);

  constructor(private readonly button: FakeElement | null = null) {
    super();
  }
}

let tags: Tag[];
const scripts = () => tags.filter(({ tag }) => tag === 'script').map(({ src }) => src);

beforeEach(() => {
  jest.useFakeTimers();
  tags = [];
  const fakeDocument = Object.assign(new EventTarget(), {
    createElement: (tag: string): Tag => ({ tag }),
    head: { append: (tag: Tag) => tags.push(tag) },
  });
  const fakeWindow = Object.assign(new EventTarget(), { requestIdleCallback: setTimeout });
  Object.assign(globalThis, {
    document: fakeDocument,
    window: fakeWindow,
    Element: FakeElement,
    requestIdleCallback: (run: () => void) => setTimeout(run),
  });
  startPage(SCRIPTS);
});

afterEach(() => {
  jest.useRealTimers();
});

/** Dispatches an event as if it came from an element; returns the event. */
function dispatch(type: string, target?: FakeElement): Event {
  const event = new Event(type, { cancelable: true });
  if (target) Object.defineProperty(event, 'target', { value: target });
  document.dispatchEvent(event);
  return event;
}

it('startPage fetches no script before the page has loaded', () => {
  jest.advanceTimersByTime(1000);

  expect(tags).toEqual([]);
});

it('startPage preloads every script once the page has loaded, and runs each after the one before it', () => {
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();

  expect(tags.filter(({ tag }) => tag === 'link').map(({ href }) => href)).toEqual(SCRIPTS);
  expect(scripts()).toEqual(['/assets/react.js']);
  tags.at(-1)?.onload?.();
  jest.runAllTimers();
  expect(scripts()).toEqual(SCRIPTS);
});

it.each(['pointerdown', 'keydown', 'focusin', 'touchstart'])(
  'startPage runs the scripts at the first %s, once',
  (touch) => {
    dispatch(touch);
    dispatch(touch);
    window.dispatchEvent(new Event('load'));
    jest.runAllTimers();

    expect(scripts()).toEqual(['/assets/react.js']);
  },
);

it('startPage runs the scripts of a page whose pictures do not arrive', () => {
  dispatch('DOMContentLoaded');
  jest.runAllTimers();

  expect(scripts()).toEqual(['/assets/react.js']);
});

it('startPage repeats the last click on a button once the page is hydrated, and no later one', () => {
  const [first, second] = [new FakeElement(), new FakeElement()];
  const early = dispatch('click', new FakeElement(first));
  dispatch('click', new FakeElement(second));

  dispatch('hydrated');
  const late = dispatch('click', new FakeElement(first));

  expect([early.defaultPrevented, late.defaultPrevented]).toEqual([true, false]);
  expect(first.click).not.toHaveBeenCalled();
  expect(second.click).toHaveBeenCalledTimes(1);
});

it('startPage leaves clicks on links to the browser', () => {
  expect(dispatch('click', new FakeElement(null)).defaultPrevented).toBe(false);
});

it('startScript is a script tag with the nonce that contains the function and the scripts', () => {
  const html = startScript(SCRIPTS, 'n');

  expect(html).toMatch(/^<script nonce="n">\((async )?function[^]*<\/script>$/);
  expect(html).toContain(JSON.stringify(SCRIPTS));
});
