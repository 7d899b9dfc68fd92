import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { currentToast } from '../../../shared/toast/toast-store.ts';
import { registerForm } from '../forms/containers/unsaved-input.ts';
import { alertOwner, openClickedNotifications } from './alerts.ts';

let shown: { onclick?: () => void }[] = [];
let opened: string[] = [];
let areOn = true;

const about = { title: 'New message', body: 'Is the pool heated?', path: '/admin/dashboard/live-chat?chat=1' };
const onOpen = (path: string) => void opened.push(path);
const notification = { ...about, tag: 'chat-1', onOpen };

class SilentNode {
  readonly gain = { setTargetAtTime: () => undefined };
  connect = (to: unknown) => to;
  start(): void {}
  stop(): void {}
}

class SilentContext {
  readonly currentTime = 0;
  resume = () => Promise.resolve();
}

class ShownNotification {
  static readonly permission = 'granted';
  onclick?: () => void;
  constructor() {
    shown.push(this);
  }
}

const globals = {
  AudioContext: SilentContext,
  OscillatorNode: SilentNode,
  GainNode: SilentNode,
  Notification: ShownNotification,
  document: { visibilityState: 'hidden' },
  localStorage: { getItem: () => String(areOn) },
  window: { Notification: ShownNotification, focus: () => undefined },
};

beforeEach(() => {
  [shown, opened, areOn] = [[], [], true];
  Object.assign(globalThis, globals);
});

afterEach(() => {
  for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
});

describe('A click on the notification of an alert', () => {
  it('opens what the alert is about', () => {
    alertOwner(notification);
    shown[0]?.onclick?.();

    expect(opened).toEqual([about.path]);
  });

  it('keeps unsaved input, and shows a toast that leads on', () => {
    const closeForm = registerForm({ isUnsaved: () => true, close: () => undefined });

    alertOwner(notification);
    shown[0]?.onclick?.();
    closeForm();

    expect(opened).toEqual([]);
    expect(currentToast()).toMatchObject({
      title: 'New message',
      action: { label: 'Show' },
    });
  });
});

describe('Where the browser shows notifications of a service worker only', () => {
  const worker = Object.assign(new EventTarget(), {
    register: () =>
      Promise.resolve({
        showNotification: (...shownAs: unknown[]) => void shownByWorker.push(shownAs),
        update: () => Promise.reject(new TypeError(`Offline at update ${++updates}`)),
      }),
  });
  let shownByWorker: unknown[][] = [];
  let updates = 0;

  beforeEach(() => {
    [shownByWorker, updates] = [[], 0];
    Object.assign(globalThis, { Notification: Object.assign(forbidden, { permission: 'granted' }) });
    Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  });

  afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

  function forbidden(): void {
    throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
  }

  it('an alert is shown by the worker of the dashboard', async () => {
    alertOwner(notification);
    await new Promise(setImmediate);

    expect(shownByWorker).toEqual([['New message', { body: 'Is the pool heated?', tag: 'chat-1', data: about }]]);
    expect(updates).toBe(1);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('if alerts are on is %s, a dashboard that opens looks %d times for a newer worker', async (isOn, times) => {
    areOn = isOn;

    openClickedNotifications(onOpen)();
    await new Promise(setImmediate);

    expect(updates).toBe(times);
  });

  it('a click on it opens what the alert is about, while the dashboard listens', () => {
    const stop = openClickedNotifications(onOpen);
    const click = () => worker.dispatchEvent(new MessageEvent('message', { data: about }));

    click();
    stop();
    click();

    expect(opened).toEqual([about.path]);
  });

  it('a message of a path outside the dashboard opens nothing', () => {
    const stop = openClickedNotifications(onOpen);

    worker.dispatchEvent(new MessageEvent('message', { data: { ...about, path: '/services' } }));
    stop();

    expect(opened).toEqual([]);
  });
});
