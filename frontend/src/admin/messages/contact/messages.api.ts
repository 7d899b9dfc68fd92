import type {
  ContactListQuery,
  ContactMessageView,
  ContactStatus,
  ContactSummary,
} from '@farmhouse/contracts/content/contact-message';
import { api } from '../../../shared/api/api.ts';
import { POLLED } from '../../ui/polled.ts';
import { undoable } from '../../ui/undoable.ts';
import { pageOf, type Page } from '../../ui/records/page.ts';

const PATH = 'admin/contact-messages';

const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getContactMessages: build.query<Page<ContactMessageView>, ContactListQuery>({
      query: (list) => ({ url: PATH, params: { ...list } }),
      transformResponse: (items: ContactMessageView[], meta) => pageOf(items, meta),
      providesTags: ['ContactMessageList'],
    }),
    getContactSummary: build.query<ContactSummary, void>({
      query: () => `${PATH}/summary`,
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

/** Number of messages per status. */
export function useContactSummary() {
  return messagesApi.useGetContactSummaryQuery(undefined, POLLED);
}
