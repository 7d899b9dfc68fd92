import type {
  MessageTemplateView,
  PreviewBooking,
  PreviewBookingsQuery,
  SaveMessageTemplate,
  TemplateDraft,
  TemplatePreview,
  TemplateTestSent,
} from '@farmhouse/contracts/messages/message-template';
import { api } from '../../shared/api/api.ts';
import { POLLED } from '../ui/polled.ts';

const PATH = 'admin/message-templates';

/** A message by the kind of its mail. */
interface OfKind {
  kind: string;
}

const templatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMessageTemplates: build.query<MessageTemplateView[], void>({
      query: () => PATH,
      providesTags: ['MessageTemplateList'],
    }),
    saveMessageTemplate: build.mutation<MessageTemplateView, OfKind & SaveMessageTemplate>({
      query: ({ kind, ...body }) => ({ url: `${PATH}/${kind}`, method: 'PUT', body }),
      invalidatesTags: ['MessageTemplateList'],
    }),
    resetMessageTemplate: build.mutation<MessageTemplateView, string>({
      query: (kind) => ({ url: `${PATH}/${kind}`, method: 'DELETE' }),
      invalidatesTags: ['MessageTemplateList'],
    }),
    // previews are not cached, because they may contain the data of a real booking
    previewMessage: build.query<TemplatePreview, OfKind & TemplateDraft>({
      query: ({ kind, ...body }) => ({ url: `${PATH}/${kind}/preview`, method: 'POST', body }),
      keepUnusedDataFor: 0,
    }),
    getPreviewBookings: build.query<PreviewBooking[], PreviewBookingsQuery>({
      query: (params) => ({ url: `${PATH}/bookings`, params: { ...params } }),
      keepUnusedDataFor: 0,
    }),
    testMessage: build.mutation<TemplateTestSent, OfKind & TemplateDraft>({
      query: ({ kind, ...body }) => ({ url: `${PATH}/${kind}/test`, method: 'POST', body }),
    }),
  }),
});

/** The messages to guests, followed because another browser may change them. */
export const useMessageTemplates = () => templatesApi.useGetMessageTemplatesQuery(undefined, POLLED);

export const {
  useSaveMessageTemplateMutation,
  useResetMessageTemplateMutation,
  usePreviewMessageQuery,
  useGetPreviewBookingsQuery,
  useTestMessageMutation,
} = templatesApi;
