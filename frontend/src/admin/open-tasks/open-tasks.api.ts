import type { Permission } from '@farmhouse/contracts/identity/permission';
import type { OpenBookingTasks, OpenChatTasks, OpenMessageTasks } from '@farmhouse/contracts/open-tasks/open-tasks';
import { api } from '../../shared/api/api.ts';
import { hasPermission } from '../session/session.ts';
import { POLLED } from '../ui/polled.ts';

const PATH = 'admin/open-tasks';

const openTasksApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOpenBookingTasks: build.query<OpenBookingTasks, void>({ query: () => PATH, providesTags: ['BookingSummary'] }),
    getOpenMessageTasks: build.query<OpenMessageTasks, void>({
      query: () => `${PATH}/messages`,
      providesTags: ['ContactMessageList', 'PrivacyRequestList'],
    }),
    getOpenChatTasks: build.query<OpenChatTasks, void>({ query: () => `${PATH}/chats`, providesTags: ['ChatList'] }),
  }),
});

/** Counts of the owner's open work, by kind. */
export interface OpenTaskCounts extends Required<OpenBookingTasks>, OpenMessageTasks, OpenChatTasks {
  /** New messages and open privacy requests, which share a section. */
  messages: number;
}

const polledWith = (...needs: Permission[]) => ({ ...POLLED, skip: !hasPermission(...needs) });

function useOpenTasks() {
  return {
    bookings: openTasksApi.useGetOpenBookingTasksQuery(undefined, polledWith('bookings', 'payments', 'calendar')),
    messages: openTasksApi.useGetOpenMessageTasksQuery(undefined, polledWith('messages')),
    chats: openTasksApi.useGetOpenChatTasksQuery(undefined, polledWith('chat')),
  };
}

/** Fetches the counts of open work; a kind is absent until it is known, or if the admin may not see it. */
export function useOpenTaskCounts(): Partial<OpenTaskCounts> {
  const { bookings, messages, chats } = useOpenTasks();
  return {
    ...bookings.data,
    ...(messages.data && {
      ...messages.data,
      messages: messages.data.newMessages + messages.data.privacyRequests,
    }),
    ...chats.data,
  };
}

/** True until each count that the admin may see is known or has failed. */
export function useAreOpenTasksLoading(): boolean {
  return Object.values(useOpenTasks()).some(({ isLoading }) => isLoading);
}
