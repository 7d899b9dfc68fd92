import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import type { ChatSessionView, CurrentChat, StartChat } from '@farmhouse/contracts/chat/chat-session';
import { IDEMPOTENCY_HEADER } from '@farmhouse/contracts/routes/idempotency';
import { api } from '../../shared/api/api.ts';
import type { Store } from '../../shared/api/store.ts';

/** A form that is sent again after a lost response has the same key, so that it starts one chat. */
interface StartAttempt {
  form: StartChat;
  key: string;
}

const { startChat, getCurrentChat, getChatMessages } = api.injectEndpoints({
  endpoints: (build) => ({
    startChat: build.mutation<ChatSessionView, StartAttempt>({
      query: ({ form, key }) => ({
        url: 'chat/start',
        method: 'POST',
        body: form,
        headers: { [IDEMPOTENCY_HEADER]: key },
      }),
    }),
    getCurrentChat: build.query<CurrentChat, void>({ query: () => ['chat', 'current'] }),
    getChatMessages: build.query<ChatMessageView[], number>({ query: (id) => ['chat', id, 'messages'] }),
  }),
}).endpoints;

const FRESH = { subscribe: false, forceRefetch: true } as const;

/** The visitor's HTTP calls; each rejects when it fails. */
export function chatRequests({ dispatch }: Pick<Store, 'dispatch'>) {
  return {
    start: (attempt: StartAttempt) => dispatch(startChat.initiate(attempt)).unwrap(),
    current: () => dispatch(getCurrentChat.initiate(undefined, FRESH)).unwrap(),
    messages: (id: number) => dispatch(getChatMessages.initiate(id, FRESH)).unwrap(),
  };
}

export type ChatRequests = ReturnType<typeof chatRequests>;
