import { Badge } from '../ui/badge.tsx';
import { SectionBar } from '../ui/section-bar.tsx';
import { useNarrow } from '../ui/use-screen.ts';
import { AlertsButton } from './alerts-button.tsx';
import { ChatLists } from './chat-lists.tsx';
import { Conversation } from './conversation/conversation.tsx';
import { useOwnerChat } from './owner-chat.provider.tsx';
import { useSelectedChat } from './use-selected-chat.ts';

/** Conversations with visitors: the list beside the open one; on phones one after the other. */
export default function LiveChatPage() {
  const { isOnline } = useOwnerChat().state;
  const { selected, select, clear } = useSelectedChat();
  const narrow = useNarrow();
  return (
    <>
      <SectionBar
        text="Visitors of the site who have a question. Join a waiting chat to answer."
        action={
          <div className="flex flex-wrap items-center gap-3">
            <span role="status">
              <Badge tone={isOnline ? 'green' : 'grey'}>{isOnline ? 'Online' : 'Offline'}</Badge>
            </span>
            <AlertsButton />
          </div>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <ChatLists selectedId={selected?.id} onSelect={select} />
        {selected && (
          <Conversation key={selected.id} session={selected} onChange={select} onClear={() => clear(selected.id)} />
        )}
        {!selected && !narrow && (
          <p className="panel grid h-[calc(100dvh-16rem)] min-h-80 place-items-center text-quiet">
            Select a chat session
          </p>
        )}
      </div>
    </>
  );
}
