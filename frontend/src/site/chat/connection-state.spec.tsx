import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { ChatStatus } from '@farmhouse/contracts/chat/chat-session';
import { api } from '../../shared/api/api.ts';
import { createStore } from '../../shared/api/store.ts';
import type { ChatState } from './chat-state.ts';
import { ConnectionState } from './connection-state.tsx';
import { exampleSession } from './testing/example-session.ts';

const MORNING = '2026-11-21T06:30:00+05:30';
const NOON = '2026-11-21T12:00:00+05:30';

beforeAll(() => void jest.useFakeTimers());
afterAll(() => void jest.useRealTimers());

function shown(status: ChatStatus, now: string): string {
  jest.setSystemTime(new Date(now));
  const store = createStore();
  const value = [{ key: 'business_hours', value: 'Every day, 8:00 am to 10:00 pm' }];
  store.dispatch(api.util.upsertQueryEntries([{ endpointName: 'getSettings', arg: undefined, value }] as never));
  const state = { session: exampleSession(status), connection: 'online' } as ChatState;
  return renderToStaticMarkup(
    <Provider store={store}>
      <ConnectionState state={state} />
    </Provider>,
  );
}

it('a visitor who waits in the live chat out of hours reads from when it is answered, beside a dot that is not green', () => {
  const html = shown('waiting', MORNING);

  expect(html).toContain('Online');
  expect(html).toContain('We answer from 8:00 am');
  expect(html).not.toContain('bg-[#7bd88f]');
});

it.each<[string, ChatStatus, string]>([
  ['within the hours', 'waiting', NOON],
  ['out of hours, once the owner has joined,', 'active', MORNING],
])('the live chat %s is online with a green dot, and names no hours', (_case, status, now) => {
  const html = shown(status, now);

  expect(html).toContain('Online');
  expect(html).not.toContain('We answer from');
  expect(html).toContain('bg-[#7bd88f]');
});
