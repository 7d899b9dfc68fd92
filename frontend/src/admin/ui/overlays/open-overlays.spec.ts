import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { OpenOverlays } from './open-overlays.ts';

/** A history that goes back synchronously; a browser does so a moment later. */
class FakeHistory {
  entries: unknown[] = [{ key: 'page before' }, { key: 'page' }];
  onPop = () => {};

  get state(): unknown {
    return this.entries.at(-1);
  }
  pushState = (state: unknown) => void this.entries.push(state);
  back = () => {
    this.entries.pop();
    this.onPop();
  };
}

let history: FakeHistory;
let overlays: OpenOverlays;

beforeEach(() => {
  jest.useFakeTimers();
  history = new FakeHistory();
  overlays = new OpenOverlays(history);
  history.onPop = () => overlays.wentBack();
});
afterEach(() => void jest.useRealTimers());

/** Opens an overlay that Back may close. */
function open(): { isOpen: boolean; close: () => void } {
  const overlay = { isOpen: true, close: () => {} };
  const closed = overlays.open(() => overlay.close());
  overlay.close = () => {
    overlay.isOpen = false;
    closed();
  };
  jest.runAllTimers();
  return overlay;
}

const goBack = () => {
  history.back();
  jest.runAllTimers();
};

it('closes on Back and stays on the page', () => {
  const dialog = open();

  goBack();

  expect(dialog.isOpen).toBe(false);
  expect(history.state).toEqual({ key: 'page' });
});

it('leaves no entry behind when it is closed in another way', () => {
  const dialog = open();

  dialog.close();
  jest.runAllTimers();

  expect(history.entries).toEqual([{ key: 'page before' }, { key: 'page' }]);
});

it('closes one after the other, the topmost first', () => {
  const drawer = open();
  const dialog = open();

  goBack();
  expect([drawer.isOpen, dialog.isOpen]).toEqual([true, false]);
  goBack();

  expect(drawer.isOpen).toBe(false);
  expect(history.state).toEqual({ key: 'page' });
});

it('stays open while one closes as another opens', () => {
  const drawer = open();
  drawer.close();
  const dialog = open();

  expect(dialog.isOpen).toBe(true);
  goBack();

  expect(dialog.isOpen).toBe(false);
  expect(history.state).toEqual({ key: 'page' });
});

it('stays open when it answers Back with a question, which the next Back closes', () => {
  let question: ReturnType<typeof open> | undefined;
  overlays.open(() => (question = open()));
  jest.runAllTimers();

  goBack();
  expect(question?.isOpen).toBe(true);
  goBack();

  expect(question?.isOpen).toBe(false);
  expect(history.state).toMatchObject({ key: 'page', overlay: true });
});

it('passes over its entry when Back returns to it from another page', () => {
  const drawer = open();
  history.pushState({ key: 'next page' });
  drawer.close();
  jest.runAllTimers();

  goBack();

  expect(history.state).toEqual({ key: 'page' });
});
