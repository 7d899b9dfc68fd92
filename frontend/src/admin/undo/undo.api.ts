import { isPermitted, type Permission } from '@farmhouse/contracts/identity/permission';
import type { Undoable } from '@farmhouse/contracts/undo/undo';
import { api } from '../../shared/api/api.ts';
import { POLLED } from '../ui/polled.ts';
import { readSession } from '../session/session.ts';

/** The services that store undoable changes, with the permissions of which an admin needs one. */
const PATHS = {
  bookings: { path: 'admin/undo', needs: ['bookings', 'calendar'] },
  messages: { path: 'admin/undo/messages', needs: ['messages'] },
  chats: { path: 'admin/undo/chats', needs: ['chat'] },
} as const satisfies Record<string, { path: string; needs: readonly Permission[] }>;

export type UndoPlace = keyof typeof PATHS;

const undoApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUndos: build.query<Undoable[], UndoPlace>({
      query: (place) => PATHS[place].path,
      providesTags: ['Undo'],
      keepUnusedDataFor: 0,
    }),
    undo: build.mutation<null, { place: UndoPlace; id: number }>({
      query: ({ place, id }) => ({ url: `${PATHS[place].path}/${id}`, method: 'POST' }),
      // also after a refusal, which means that something has changed
      invalidatesTags: [
        ...(['Undo', 'Booking', 'BookingList', 'BookingSummary', 'ChangeRequestList', 'Calendar'] as const),
        ...(['Availability', 'ContactMessageList', 'PrivacyRequestList', 'ChatList'] as const),
      ],
    }),
  }),
});

export const { useUndoMutation } = undoApi;

/** The undoable changes of one service, with the time of the response; fetched again on focus, for other devices. */
export function useUndos(place: UndoPlace) {
  const isMine = isPermitted(readSession()?.admin.role ?? '', PATHS[place].needs);
  return undoApi.useGetUndosQuery(place, { ...POLLED, refetchOnFocus: true, skip: !isMine });
}
