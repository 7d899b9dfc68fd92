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

it('an overlay closes on Back, which stays on the page', () => {
  const dialog = open();

  goBack();

  expect(dialog.isOpen).toBe(false);
  expect(history.state).toEqual({ key: 'page' });
});

it('an overlay that is closed in another way than by Back leaves no entry in the history', () => {
  const dialog = open();

  dialog.close();
  jest.runAllTimers();

  expect(history.entries).toEqual([{ key: 'page before' }, { key: 'page' }]);
});

it('overlays close one after the other on Back, the topmost first', () => {
  const drawer = open();
  const dialog = open();

  goBack();
  expect([drawer.isOpen, dialog.isOpen]).toEqual([true, false]);
  goBack();

  expect(drawer.isOpen).toBe(false);
  expect(history.state).toEqual({ key: 'page' });
});

it('an overlay stays open while another one closes as it opens', () => {
  const drawer = open();
  drawer.close();
  const dialog = open();

  expect(dialog.isOpen).toBe(true);
  goBack();

  expect(dialog.isOpen).toBe(false);
  expect(history.state).toEqual({ key: 'page' });
});

it('an overlay stays open when it answers Back with a question, which the next Back closes', () => {
  let question: ReturnType<typeof open> | undefined;
  overlays.open(() => (question = open()));
  jest.runAllTimers();

  goBack();
  expect(question?.isOpen).toBe(true);
  goBack();

  expect(question?.isOpen).toBe(false);
  expect(history.state).toMatchObject({ key: 'page', overlay: true });
});

it('Back from another page passes over the entry of a closed overlay', () => {
  const drawer = open();
  history.pushState({ key: 'next page' });
  drawer.close();
  jest.runAllTimers();

  goBack();

  expect(history.state).toEqual({ key: 'page' });
});
