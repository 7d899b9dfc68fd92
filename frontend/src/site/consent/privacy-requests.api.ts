import type { FilePrivacyRequest, PrivacyRequestFiled } from '@farmhouse/contracts/content/privacy-request';
import { api } from '../../shared/api/api.ts';

const privacyRequestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    filePrivacyRequest: build.mutation<PrivacyRequestFiled, FilePrivacyRequest>({
      query: (body) => ({ url: 'privacy-requests', method: 'POST', body }),
    }),
  }),
});

export const { useFilePrivacyRequestMutation } = privacyRequestsApi;
