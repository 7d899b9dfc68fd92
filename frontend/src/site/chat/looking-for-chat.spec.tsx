import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { api } from '../../shared/api/api.ts';
import { createStore } from '../../shared/api/store.ts';
import { LookingForChat } from './looking-for-chat.tsx';

// the store removes unused data after a minute, for which the process would wait
beforeAll(() => void jest.useFakeTimers());
afterAll(() => void jest.useRealTimers());

function shown(isUnreachable: boolean): string {
  const store = createStore();
  const value = [{ key: 'whatsapp_number', value: '+91 90000 11111' }];
  store.dispatch(api.util.upsertQueryEntries([{ endpointName: 'getSettings', arg: undefined, value }] as never));
  return renderToStaticMarkup(
    <Provider store={store}>
      <LookingForChat isUnreachable={isUnreachable} message="Is the pool heated?" />
    </Provider>,
  );
}

it('a visitor whose chat is being looked for reads no error', () => {
  const html = shown(false);

  expect(html).toContain('aria-busy="true"');
  expect(html).not.toMatch(/No connection|WhatsApp/);
});

it('a visitor whose chat cannot be reached is told so, which no screen reader holds back, and finds WhatsApp', () => {
  const html = shown(true);

  expect(html).toContain('No connection. Your chat appears here when it is back.');
  expect(html).not.toContain('aria-busy="true"');
  expect(html).toContain('/919000011111?text=Is%20the%20pool%20heated%3F"');
});
