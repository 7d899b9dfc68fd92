import type {
  MessageChannel,
  MessageSentView,
  MessagesSentQuery,
  WhatsappDraft,
} from '@farmhouse/contracts/messages/messages-sent';
import { api } from '../../../shared/api/api.ts';
import { POLLED } from '../../ui/polled.ts';
import { pageOf, type Page } from '../../../shared/api/page.ts';

const PATH = 'admin/messages-sent';
/** Polling interval of a list in which a message is being sent, in milliseconds. */
const UNDER_WAY_MS = 3_000;

const messagesSentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMessagesSent: build.query<Page<MessageSentView>, MessagesSentQuery>({
      query: (list) => ({ url: PATH, params: { ...list } }),
      transformResponse: (items: MessageSentView[], meta) => pageOf(items, meta),
      providesTags: ['MessageSentList'],
    }),
    getWhatsappDraft: build.query<WhatsappDraft, string>({
      query: (id) => `${PATH}/${id}/whatsapp-draft`,
    }),
    sendMessageAgain: build.mutation<MessageSentView, { id: string; channel?: MessageChannel }>({
      query: ({ id, ...body }) => ({ url: `${PATH}/${id}/send-again`, method: 'POST', body }),
      invalidatesTags: ['MessageSentList', 'Booking'],
    }),
  }),
});

export const { useLazyGetWhatsappDraftQuery, useSendMessageAgainMutation } = messagesSentApi;

const isUnderWay = ({ status }: MessageSentView): boolean => status === 'queued' || status === 'sending';

/** The messages; `pollingInterval` in milliseconds, shorter while one of them is being sent. */
export function useMessagesSent(
  query: MessagesSentQuery,
  { pollingInterval }: Pick<typeof POLLED, 'pollingInterval'> = POLLED,
) {
  const { data } = messagesSentApi.endpoints.getMessagesSent.useQueryState(query);
  const interval = data?.items.some(isUnderWay) ? UNDER_WAY_MS : pollingInterval;
  return messagesSentApi.useGetMessagesSentQuery(query, { ...POLLED, pollingInterval: interval });
}
