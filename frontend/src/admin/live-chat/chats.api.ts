import type { CannedAnswerView, SaveCannedAnswer } from '@farmhouse/contracts/chat/canned-answer';
import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import type { AdminChatSessionView, ChatListQuery } from '@farmhouse/contracts/chat/chat-session';
import { api } from '../../shared/api/api.ts';
import { ownerCrud } from '../ui/crud/owner-crud.ts';
import { undoable } from '../ui/undoable.ts';
import { pageOf, type Page } from '../../shared/api/page.ts';

const PATH = 'admin/chat';
const POLLED_OFTEN = { pollingInterval: 30_000, refetchOnMountOrArgChange: true };

const chatsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getChatSessions: build.query<Page<AdminChatSessionView>, ChatListQuery>({
      query: (list) => ({ url: `${PATH}/sessions`, params: { ...list } }),
      transformResponse: (chats: AdminChatSessionView[], meta) => pageOf(chats, meta),
      providesTags: ['ChatList'],
    }),
    getActiveChats: build.query<Page<AdminChatSessionView>, void>({
      query: () => `${PATH}/active`,
      transformResponse: (chats: AdminChatSessionView[], meta) => pageOf(chats, meta),
      providesTags: ['ChatList'],
    }),
    getChatSession: build.query<AdminChatSessionView, number>({
      query: (id) => ['admin/chat/sessions', id],
      providesTags: ['ChatList'],
    }),
    getOwnerChatMessages: build.query<ChatMessageView[], number>({
      query: (id) => ['chat', id, 'messages'],
      extraOptions: { asOwner: true },
    }),
    assignChat: build.mutation<AdminChatSessionView, number>({
      query: (id) => ({ url: `${PATH}/${id}/assign`, method: 'PUT' }),
      invalidatesTags: ['ChatList'],
    }),
    closeChat: build.mutation<AdminChatSessionView, number>({
      query: (id) => ({ url: `${PATH}/${id}/close`, method: 'PUT', headers: undoable() }),
      invalidatesTags: ['ChatList', 'Undo'],
    }),
    readChat: build.mutation<AdminChatSessionView, number>({
      query: (id) => ({ url: `${PATH}/${id}/read`, method: 'PUT' }),
      invalidatesTags: ['ChatList'],
    }),
  }),
});

export const {
  useAssignChatMutation,
  useCloseChatMutation,
  useReadChatMutation,
  useLazyGetOwnerChatMessagesQuery: useLoadChatMessages,
} = chatsApi;

/** All chats, newest first, one page at a time. */
export function useChatSessions(query: ChatListQuery) {
  return chatsApi.useGetChatSessionsQuery(query, POLLED_OFTEN);
}

/** The chats that are not closed. */
export function useActiveChats() {
  return chatsApi.useGetActiveChatsQuery(undefined, POLLED_OFTEN);
}

/** One chat, open or closed; fetches nothing without an id. */
export function useChatSession(id: number | undefined) {
  return chatsApi.useGetChatSessionQuery(id ?? 0, { skip: id === undefined, ...POLLED_OFTEN });
}

/** Invalidates every list and count of chats. */
export const refreshChats = () => api.util.invalidateTags(['ChatList']);

export const cannedAnswers = ownerCrud<CannedAnswerView, SaveCannedAnswer>(
  `${PATH}/canned-answers`,
  'CannedAnswer',
  'PUT',
);
