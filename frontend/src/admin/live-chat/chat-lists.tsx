import type { AdminChatSessionView } from '@farmhouse/contracts/chat/chat-session';
import { CountTabs } from '../ui/filters/count-tabs.tsx';
import type { Page } from '../../shared/api/page.ts';
import { PAGE_SIZE, pageNumber } from '../ui/records/page.ts';
import { PagedList } from '../ui/records/paged-list.tsx';
import { EmptyState } from '../ui/states.tsx';
import { useUrlParams } from '../ui/use-url-params.ts';
import { ChatRow } from './chat-row.tsx';
import { useActiveChats, useChatSessions } from './chats.api.ts';

const ACTIVE = 'active';
const ALL = 'all';

interface ChatListsProps {
  selectedId: number | undefined;
  onSelect: (session: AdminChatSessionView) => void;
}

/** The chats that are not closed, and all of them. */
export function ChatLists({ selectedId, onSelect }: ChatListsProps) {
  const [params, change] = useUrlParams();
  const page = pageNumber(params);
  const active = useActiveChats();
  const all = useChatSessions({ page, pageSize: PAGE_SIZE });
  const tab = params.get('tab') === ALL ? ALL : ACTIVE;
  const tabs = [
    { key: ACTIVE, label: 'Active', count: active.data?.total },
    { key: ALL, label: 'All', count: all.data?.total },
  ];
  const list = tab === ALL ? all : { ...active, data: onePage(active.data), currentData: onePage(active.currentData) };
  return (
    <CountTabs
      tabs={tabs}
      active={tab}
      onChange={(key) => change({ tab: key === ACTIVE ? undefined : key, page: undefined })}
    >
      <PagedList
        what="The chats"
        list={list}
        page={tab === ALL ? page : 1}
        onPage={(next) => change({ page: next })}
        empty={
          <EmptyState
            text="No active chat sessions"
            hint="Visitors start one with the button at the bottom of every page."
          />
        }
      >
        {(sessions) =>
          sessions.map((session) => (
            <ChatRow key={session.id} session={session} isSelected={session.id === selectedId} onSelect={onSelect} />
          ))
        }
      </PagedList>
    </CountTabs>
  );
}

/** The open chats are few; they are shown without pages. */
function onePage(page: Page<AdminChatSessionView> | undefined) {
  return page && { items: page.items, total: Math.min(page.items.length, PAGE_SIZE) };
}
