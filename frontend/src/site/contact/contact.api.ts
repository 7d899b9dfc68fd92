import type { ContactMessageReceived, SendContactMessage } from '@farmhouse/contracts/content/contact-message';
import { api } from '../../shared/api/api.ts';

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<ContactMessageReceived, SendContactMessage>({
      query: (body) => ({ url: 'contact', method: 'POST', body }),
    }),
  }),
});

export const { useSendMessageMutation } = contactApi;
