import type {
  OptOutView,
  SaveWhatsappAccount,
  SendWhatsappTest,
  WhatsappAccountView,
  WhatsappTestResult,
} from '@farmhouse/contracts/messages/whatsapp';
import { api } from '../../shared/api/api.ts';
import { POLLED } from '../ui/polled.ts';

const PATH = 'admin/whatsapp';

const whatsappApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWhatsappAccount: build.query<WhatsappAccountView, void>({
      query: () => PATH,
      providesTags: ['WhatsappAccount'],
    }),
    saveWhatsappAccount: build.mutation<WhatsappAccountView, SaveWhatsappAccount>({
      query: (body) => ({ url: PATH, method: 'PUT', body }),
      invalidatesTags: ['WhatsappAccount', 'MessageSentList'],
    }),
    testWhatsapp: build.mutation<WhatsappTestResult, SendWhatsappTest>({
      query: (body) => ({ url: `${PATH}/test`, method: 'POST', body }),
    }),
    getOptOuts: build.query<OptOutView[], void>({
      query: () => `${PATH}/opt-outs`,
      providesTags: ['WhatsappOptOutList'],
    }),
    liftOptOut: build.mutation<null, number>({
      query: (id) => ({ url: `${PATH}/opt-outs/${id}`, method: 'DELETE' }),
      invalidatesTags: ['WhatsappOptOutList', 'MessageSentList'],
    }),
  }),
});

export const useWhatsappAccount = () => whatsappApi.useGetWhatsappAccountQuery(undefined, POLLED);

/** Followed, because guests answer STOP at any time. */
export const useOptOuts = () => whatsappApi.useGetOptOutsQuery(undefined, POLLED);

export const { useSaveWhatsappAccountMutation, useTestWhatsappMutation, useLiftOptOutMutation } = whatsappApi;
