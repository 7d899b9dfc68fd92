import { skipToken } from '@reduxjs/toolkit/query';
import type {
  ContactListQuery,
  ContactMessageView,
  ContactStatus,
  ContactSummary,
} from '@farmhouse/contracts/content/contact-message';
import { api } from '../../../shared/api/api.ts';
import { POLLED } from '../../ui/polled.ts';
import { undoable } from '../../ui/undoable.ts';
import { pageOf, type Page } from '../../../shared/api/page.ts';

const PATH = 'admin/contact-messages';

const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getContactMessages: build.query<Page<ContactMessageView>, ContactListQuery>({
      query: (list) => ({ url: PATH, params: { ...list } }),
      transformResponse: (items: ContactMessageView[], meta) => pageOf(items, meta),
      providesTags: ['ContactMessageList'],
    }),
    getContactSummary: build.query<ContactSummary, string | undefined>({
      query: (q) => ({ url: `${PATH}/summary`, params: { q } }),
      providesTags: ['ContactMessageList'],
    }),
    /**
     * Made automatically when a message is opened, so it cannot be undone, and changes none that another admin has
     * handled.
     */
    markContactRead: build.mutation<ContactMessageView, number>({
      query: (id) => ({ url: `${PATH}/${id}`, method: 'PATCH', body: { status: 'read', onlyFrom: 'new' } }),
      invalidatesTags: ['ContactMessageList'],
    }),
    changeContactStatus: build.mutation<ContactMessageView, { id: number; status: ContactStatus }>({
      query: ({ id, status }) => ({ url: `${PATH}/${id}`, method: 'PATCH', body: { status }, headers: undoable() }),
      invalidatesTags: ['ContactMessageList', 'Undo'],
    }),
    replyToContact: build.mutation<ContactMessageView, { id: number; replyMessage: string }>({
      query: ({ id, replyMessage }) => ({ url: `${PATH}/${id}/reply`, method: 'POST', body: { replyMessage } }),
      invalidatesTags: ['ContactMessageList'],
    }),
  }),
});

export const { useMarkContactReadMutation, useChangeContactStatusMutation, useReplyToContactMutation } = messagesApi;

export function useContactMessages(query: ContactListQuery) {
  return messagesApi.useGetContactMessagesQuery(query, POLLED);
}

/** A message and when it was read, in milliseconds. */
export interface ReadMessage {
  message: ContactMessageView;
  at: number;
}

export const readNow = (message: ContactMessageView): ReadMessage => ({ message, at: Date.now() });

/** Characters that a search takes. */
const SEARCH_MAX_LENGTH = 200;
/** The messages of one sender that are looked through for one of them. */
const MOST_OF_SENDER = 100;

/** A message as it is now, after an undo or another admin's change; found among those of its sender. */
export function useFollowedMessage(read: ReadMessage | undefined): ContactMessageView | undefined {
  const { currentData, fulfilledTimeStamp = 0 } = messagesApi.useGetContactMessagesQuery(
    read ? { q: read.message.email.slice(0, SEARCH_MAX_LENGTH), page: 1, pageSize: MOST_OF_SENDER } : skipToken,
    POLLED,
  );
  const newer = read && fulfilledTimeStamp > read.at ? currentData?.items : undefined;
  return newer?.find(({ id }) => id === read?.message.id) ?? read?.message;
}

/** Number of messages per status, of all or those that match a search. */
export function useContactSummary(q?: string) {
  return messagesApi.useGetContactSummaryQuery(q, POLLED);
}
