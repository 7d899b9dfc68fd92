import type { PersonalData } from '@farmhouse/contracts/privacy/personal-data';
import type {
  ChangePrivacyRequest,
  PrivacyRequestListQuery,
  PrivacyRequestSummary,
  PrivacyRequestView,
} from '@farmhouse/contracts/content/privacy-request';
import { api } from '../../../shared/api/api.ts';
import { POLLED } from '../../ui/polled.ts';
import { undoable } from '../../ui/undoable.ts';
import { pageOf, type Page } from '../../../shared/api/page.ts';

const PATH = 'admin/privacy-requests';

const privacyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPrivacyRequests: build.query<Page<PrivacyRequestView>, PrivacyRequestListQuery>({
      query: (list) => ({ url: PATH, params: { ...list } }),
      transformResponse: (items: PrivacyRequestView[], meta) => pageOf(items, meta),
      providesTags: ['PrivacyRequestList'],
    }),
    getPrivacySummary: build.query<PrivacyRequestSummary, string | undefined>({
      query: (q) => ({ url: `${PATH}/summary`, params: { q } }),
      providesTags: ['PrivacyRequestList'],
    }),
    changePrivacyRequest: build.mutation<PrivacyRequestView, { id: number; fields: ChangePrivacyRequest }>({
      query: ({ id, fields }) => ({ url: `${PATH}/${id}`, method: 'PATCH', body: fields, headers: undoable() }),
      invalidatesTags: ['PrivacyRequestList', 'Undo'],
    }),
    // collected again each time and not cached, because it is all personal data of a person
    getPersonalData: build.query<PersonalData, number>({
      query: (id) => `${PATH}/${id}/data`,
      keepUnusedDataFor: 0,
    }),
    erasePerson: build.mutation<PrivacyRequestView, number>({
      query: (id) => ({ url: `${PATH}/${id}/erase`, method: 'POST' }),
      invalidatesTags: ['PrivacyRequestList'],
    }),
  }),
});

/** Polling interval of a request whose data is shown, in milliseconds: erasing takes some seconds. */
const PROGRESS_MS = 2_000;

export const { useChangePrivacyRequestMutation, useErasePersonMutation } = privacyApi;

export function usePersonalData(id: number) {
  return privacyApi.useGetPersonalDataQuery(id, { refetchOnMountOrArgChange: true });
}

/** The current request; polled while the component is mounted. */
export function useFollowedRequest(request: PrivacyRequestView): PrivacyRequestView {
  const { data } = privacyApi.useGetPrivacyRequestsQuery(
    { q: request.reference, page: 1, pageSize: 1 },
    { pollingInterval: PROGRESS_MS, refetchOnMountOrArgChange: true },
  );
  return data?.items.find(({ id }) => id === request.id) ?? request;
}

export function usePrivacyRequests(query: PrivacyRequestListQuery) {
  return privacyApi.useGetPrivacyRequestsQuery(query, POLLED);
}

/** Number of privacy requests per status, of all or those that match a search. */
export function usePrivacySummary(q?: string) {
  return privacyApi.useGetPrivacySummaryQuery(q, POLLED);
}
