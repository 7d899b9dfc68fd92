import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { ChatSessionView } from '@farmhouse/contracts/chat/chat-session';
import { api } from '../../shared/api/api.ts';
import { noteServerTime } from '../../shared/api/server-clock.ts';
import { createStore } from '../../shared/api/store.ts';
import { NoAnswerNotice, WithoutCookie } from './contact-options.tsx';

// the store removes unused data after a minute, for which the process would wait
beforeAll(() => void jest.useFakeTimers());
afterAll(() => void jest.useRealTimers());

it('a visitor whose browser blocks the cookie of the chat reads that the owner will call, and how to reach the owner', () => {
  const store = createStore();
  const settings = [
    { key: 'contact_phone', value: '+91 90000 11111' },
    { key: 'whatsapp_number', value: '+91 90000 11111' },
  ];
  const upsert = [{ endpointName: 'getSettings', arg: undefined, value: settings }];
  store.dispatch(api.util.upsertQueryEntries(upsert as never));
  const session = { visitorName: 'Asha', visitorPhone: '98480 12345' } as ChatSessionView;

  const shown = (unsent: string) =>
    renderToStaticMarkup(
      <Provider store={store}>
        <WithoutCookie {...{ session, unsent }} />
      </Provider>,
    );
  const text = shown('');

  expect(text).toContain('We have what you wrote and will contact you on 98480 12345.');
  expect(text).toMatch(/href="tel:\+919000011111"/);
  expect(text).toMatch(/href="https:\/\/wa\.me\/919000011111\?text=Hello/);
  expect(text).not.toContain('Copy');

  const withRest = shown('and two dogs');
  expect(withRest).toContain('We have what you wrote first and will contact you on 98480 12345.');
  expect(withRest).toMatch(/and two dogs<.*aria-label="Copy what was not sent"/);
});

it.each([
  [1, 'The chat stays open.'],
  [3, 'Sorry, nobody could join yet'],
])(
  'on a device whose clock is three minutes fast, a visitor who has waited for %d min reads %j',
  (minutes, expected) => {
    const store = createStore();
    const now = Date.parse('2126-12-08T12:00:00Z');
    const deviceNow = now + 3 * MINUTE_MS;
    jest.setSystemTime(deviceNow);
    noteServerTime(new Date(now).toUTCString(), deviceNow, deviceNow);
    const startedAt = new Date(now - minutes * MINUTE_MS).toISOString();
    const session = { visitorName: 'Asha', visitorPhone: '98480 12345', startedAt } as ChatSessionView;

    const text = renderToStaticMarkup(
      <Provider store={store}>
        <NoAnswerNotice session={session} />
      </Provider>,
    );

    expect(text).toContain(expected);
    expect(text).not.toContain('mail');
  },
);

it.each([
  ['10:01', false],
  ['09:59', true],
])('on a device whose clock is three minutes off, at %s a visitor reads outside the hours: %j', (time, isOutside) => {
  const store = createStore();
  const value = [
    { key: 'business_hours', value: '10:00-19:00' },
    { key: 'whatsapp_number', value: '+91 90000 11111' },
  ];
  store.dispatch(api.util.upsertQueryEntries([{ endpointName: 'getSettings', arg: undefined, value }] as never));
  const now = Date.parse(`2126-12-08T${time}:00+05:30`);
  const deviceNow = now + (isOutside ? 3 : -3) * MINUTE_MS;
  jest.setSystemTime(deviceNow);
  noteServerTime(new Date(now).toUTCString(), deviceNow, deviceNow);
  const session = { startedAt: new Date(now).toISOString(), visitorName: 'Asha' } as ChatSessionView;

  const text = renderToStaticMarkup(
    <Provider store={store}>
      <NoAnswerNotice session={session} />
    </Provider>,
  );

  expect(text.includes('We may not be here right now')).toBe(isOutside);
  expect(text.includes('?text=Hello%2C%20this%20is%20Asha.')).toBe(isOutside);
});
