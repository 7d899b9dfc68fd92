import type { ChangePassword, Credentials } from '@farmhouse/contracts/identity/admin';
import type { TrustBrowser } from '@farmhouse/contracts/identity/browser-link';
import type { EndSessions, OpenSessionView } from '@farmhouse/contracts/identity/open-session';
import type { RequestPasswordReset, ResetPassword } from '@farmhouse/contracts/identity/password-reset';
import { api } from '../../shared/api/api.ts';

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The caller checks the response, because an incomplete one has its own error message. */
    signIn: build.mutation<unknown, Credentials>({
      query: (body) => ({ url: 'admin/login', method: 'POST', body }),
      // a refused password says nothing of the session that another tab may have
      extraOptions: { on401: 'stay' },
    }),
    changePassword: build.mutation<null, ChangePassword>({
      query: (body) => ({ url: 'admin/password', method: 'POST', body }),
      extraOptions: { maxRetries: 0 },
    }),
    openSessions: build.query<OpenSessionView[], void>({
      query: () => 'admin/sessions',
      providesTags: ['OpenSession'],
    }),
    endSessions: build.mutation<null, EndSessions>({
      query: (body) => ({ url: 'admin/sessions/end', method: 'POST', body }),
      extraOptions: { maxRetries: 0 },
      invalidatesTags: (_result, error) => (error ? [] : ['OpenSession']),
    }),
    requestPasswordReset: build.mutation<null, RequestPasswordReset>({
      query: (body) => ({ url: 'admin/password-reset', method: 'POST', body }),
      extraOptions: { maxRetries: 0 },
    }),
    resetPassword: build.mutation<null, ResetPassword>({
      query: (body) => ({ url: 'admin/password-reset/complete', method: 'POST', body }),
      extraOptions: { maxRetries: 0 },
    }),
    trustBrowser: build.mutation<null, TrustBrowser>({
      query: (body) => ({ url: 'admin/login/browser', method: 'POST', body }),
      extraOptions: { maxRetries: 0 },
    }),
  }),
});

export const {
  useSignInMutation,
  useChangePasswordMutation,
  useOpenSessionsQuery,
  useEndSessionsMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
  useTrustBrowserMutation,
} = sessionApi;
