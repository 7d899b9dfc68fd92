import type { ApiDocument } from '@farmhouse/contracts/api-docs/api-document';
import { api } from '../../shared/api/api.ts';

export const { useApiDocumentQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    apiDocument: build.query<ApiDocument, void>({ query: () => ({ url: 'admin/api-docs' }) }),
  }),
});
