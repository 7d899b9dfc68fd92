import type { Permission } from '@farmhouse/contracts/identity/permission';
import type { Undoable, UndoChanged } from '@farmhouse/contracts/undo/undo';
import { api } from '../../shared/api/api.ts';
import { forgetUndoneChanges } from '../../shared/api/base-query.ts';
import { BOOKING_CHANGED } from '../booking-shared/api/booking-tags.ts';
import type { Store } from '../../shared/api/store.ts';
import { hasEndedEarly } from './ended-undos.ts';
import { POLLED } from '../ui/polled.ts';
import { hasPermission } from '../session/session.ts';

/** The services that store undoable changes, with the permissions of which an admin needs one. */
const PATHS = {
  bookings: { path: 'admin/undo', needs: ['bookings', 'calendar'] },
  messages: { path: 'admin/undo/messages', needs: ['messages'] },
  chats: { path: 'admin/undo/chats', needs: ['chat'] },
} as const satisfies Record<string, { path: string; needs: readonly Permission[] }>;

export type UndoEndpoint = keyof typeof PATHS;

/** Cache tags of what such a change, or its undo, may change. */
const CHANGED = {
  bookings: BOOKING_CHANGED,
  messages: ['ContactMessageList', 'PrivacyRequestList'],
  chats: ['ChatList'],
} as const;

const undoApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUndos: build.query<Undoable[], UndoEndpoint>({
      query: (endpoint) => PATHS[endpoint].path,
      providesTags: ['Undo'],
      keepUnusedDataFor: 0,
      onQueryStarted: async (_endpoint, { getCacheEntry, queryFulfilled }) => {
        const before = getCacheEntry();
        const isRead = await queryFulfilled.then(
          () => true,
          () => false,
        );
        // such as on another device
        if (isRead && hasEndedEarly(before, getCacheEntry())) forgetUndoneChanges();
      },
    }),
    undo: build.mutation<null, { endpoint: UndoEndpoint; id: number }>({
      query: ({ endpoint, id }) => ({ url: `${PATHS[endpoint].path}/${id}`, method: 'POST' }),
      // also after a refusal, which means that something has changed
      invalidatesTags: (_result, _error, { endpoint }) => ['Undo', ...CHANGED[endpoint]],
      onQueryStarted: (_undo, { queryFulfilled }) => queryFulfilled.then(forgetUndoneChanges, () => undefined),
    }),
  }),
});

export const { useUndoMutation } = undoApi;

/** Whether the signed-in admin may undo changes of an endpoint. */
const isMine = (endpoint: UndoEndpoint): boolean => hasPermission(...PATHS[endpoint].needs);

/**
 * The undoable changes of one service, with the time of the response; fetched again on focus and after `undo_changed`,
 * for other devices.
 */
export function useUndos(endpoint: UndoEndpoint) {
  return undoApi.useGetUndosQuery(endpoint, { ...POLLED, refetchOnFocus: true, skip: !isMine(endpoint) });
}

/** The endpoint that a report is about; undefined if the admin sees none of its changes. */
export const listOf = ({ needs }: UndoChanged): UndoEndpoint | undefined =>
  (Object.keys(PATHS) as UndoEndpoint[]).find(
    (endpoint) => (PATHS[endpoint].needs as readonly Permission[]).includes(needs) && isMine(endpoint),
  );

/**
 * Fetches the undoable changes of an endpoint again. When they differ, fetches also what they change: this device
 * fetches them after each change of its own, so another one has made or undone a change.
 */
export function refreshUndos(endpoint: UndoEndpoint) {
  return async (dispatch: Store['dispatch'], getState: Store['getState']): Promise<void> => {
    const { select, initiate } = undoApi.endpoints.getUndos;
    const known = () => String(select(endpoint)(getState()).data?.map(({ id }) => id));
    // the response that is being awaited may be older than the report
    await dispatch(undoApi.util.getRunningQueryThunk('getUndos', endpoint));
    const before = known();
    await dispatch(initiate(endpoint, { subscribe: false, forceRefetch: true }));
    if (known() !== before) dispatch(api.util.invalidateTags([...CHANGED[endpoint]]));
  };
}
