import type {
  ChangePrivacyRequest,
  PrivacyRequestListQuery,
  PrivacyRequestSummary,
  PrivacyRequestView,
} from '@farmhouse/contracts/content/privacy-request';
import { api } from '../../shared/api/api.ts';
import { LIVE } from '../ui/live.ts';
import { UNDOABLE } from '../ui/undoable.ts';
import { pageOf, type Page } from '../ui/records/page.ts';

const PATH = 'admin/privacy-requests';

const privacyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPrivacyRequests: build.query<Page<PrivacyRequestView>, PrivacyRequestListQuery>({
      query: (list) => ({ url: PATH, params: { ...list } }),
      transformResponse: (items: PrivacyRequestView[], meta) => pageOf(items, meta),
      providesTags: ['PrivacyRequestList'],
    }),
    getPrivacySummary: build.query<PrivacyRequestSummary, void>({
      query: () => `${PATH}/summary`,
      providesTags: ['PrivacyRequestList'],
    }),
    changePrivacyRequest: build.mutation<PrivacyRequestView, { id: number; fields: ChangePrivacyRequest }>({
      query: ({ id, fields }) => ({ url: `${PATH}/${id}`, method: 'PATCH', body: fields, headers: UNDOABLE }),
      invalidatesTags: ['PrivacyRequestList', 'Undo'],
    }),
  }),
});

export const { useChangePrivacyRequestMutation } = privacyApi;

export function usePrivacyRequests(query: PrivacyRequestListQuery) {
  return privacyApi.useGetPrivacyRequestsQuery(query, LIVE);
}

/** Number of privacy requests per status. */
export function usePrivacySummary() {
  return privacyApi.useGetPrivacySummaryQuery(undefined, LIVE);
}
