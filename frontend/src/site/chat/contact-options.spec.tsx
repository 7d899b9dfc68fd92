import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { ChatSessionView } from '@farmhouse/contracts/chat/chat-session';
import { api } from '../../shared/api/api.ts';
import { createStore } from '../../shared/api/store.ts';
import { WithoutCookie } from './contact-options.tsx';

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

  const text = renderToStaticMarkup(
    <Provider store={store}>
      <WithoutCookie session={session} />
    </Provider>,
  );

  expect(text).toContain('We have what you wrote and will contact you on 98480 12345.');
  expect(text).toMatch(/href="tel:\+919000011111"/);
  expect(text).toMatch(/href="https:\/\/wa\.me\/919000011111\?text=Hello/);
});
