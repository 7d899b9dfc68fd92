import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { currentToast } from '../../../shared/toast/toast-store.ts';
import { registerForm } from '../forms/containers/unsaved-input.ts';
import { alertOwner, openClickedNotifications } from './alerts.ts';

let shown: { onclick?: () => void }[] = [];
let opened: string[] = [];

const about = { title: 'New message', body: 'Is the pool heated?', path: '/admin/live-chat?chat=1' };
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
  localStorage: { getItem: () => 'true' },
  window: { Notification: ShownNotification, focus: () => undefined },
};

beforeEach(() => {
  [shown, opened] = [[], []];
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
    register: () => Promise.resolve({ showNotification: (...shownAs: unknown[]) => void shownByWorker.push(shownAs) }),
  });
  let shownByWorker: unknown[][] = [];

  beforeEach(() => {
    shownByWorker = [];
    Object.assign(globalThis, { Notification: Object.assign(forbidden, { permission: 'granted' }) });
    Object.assign(navigator, { serviceWorker: worker });
  });

  afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

  function forbidden(): void {
    throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
  }

  it('an alert is shown by the worker of the dashboard', async () => {
    alertOwner(notification);
    await new Promise(setImmediate);

    expect(shownByWorker).toEqual([['New message', { body: 'Is the pool heated?', tag: 'chat-1', data: about }]]);
  });

  it('a click on it opens what the alert is about, while the dashboard listens', () => {
    const stop = openClickedNotifications(onOpen);
    const click = () => worker.dispatchEvent(new MessageEvent('message', { data: about }));

    click();
    stop();
    click();

    expect(opened).toEqual([about.path]);
  });
});
