import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { currentToast } from '../../../shared/toast/toast-store.ts';
import { registerForm } from '../forms/containers/unsaved-input.ts';
import { alertOwner } from './alerts.ts';

let shown: { onclick?: () => void }[] = [];
let opened = 0;

const notification = { title: 'New message', body: 'Is the pool heated?', tag: 'chat-1', onOpen: () => (opened += 1) };

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
  [shown, opened] = [[], 0];
  Object.assign(globalThis, globals);
});

afterEach(() => {
  for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
});

describe('A click on the notification of an alert', () => {
  it('opens what the alert is about', () => {
    alertOwner(notification);
    shown[0]?.onclick?.();

    expect(opened).toBe(1);
  });

  it('keeps unsaved input, and shows a toast that leads on', () => {
    const closeForm = registerForm({ isUnsaved: () => true, close: () => undefined });

    alertOwner(notification);
    shown[0]?.onclick?.();
    closeForm();

    expect(opened).toBe(0);
    expect(currentToast()).toMatchObject({
      title: 'New message',
      action: { label: 'Show', onSelect: notification.onOpen },
    });
  });
});
