import { useEffect, useRef, useState } from 'react';
import type { AdminChatSessionView } from '@farmhouse/contracts/chat/chat-session';
import { useUrlParams } from '../ui/use-url-params.ts';
import { useActiveChats, useChatSession } from './chats.api.ts';

type Session = AdminChatSessionView;

/**
 * The selected chat, named in the URL: from the list of open chats, or fetched on its own once it is closed, even by
 * another admin. Both are fetched again on every change; until then, it keeps its former value.
 */
export function useSelectedChat() {
  const [params, setAddress] = useUrlParams();
  const [known, setKnown] = useState<Session>();
  const { data: active } = useActiveChats();
  const id = Number(params.get('chat'));
  const selectedId = useRef(id);
  useEffect(() => {
    selectedId.current = id;
  }, [id]);
  const listed = active?.items.find((session) => session.id === id);
  const { currentData: fetched } = useChatSession(active && !listed && id > 0 ? id : undefined);
  const current = listed ?? fetched;
  if (current && current !== known) setKnown(current);

  const select = (session: Session) => {
    setKnown(session);
    if (session.id !== id) setAddress({ chat: session.id }, { asStep: true });
  };
  /** Deselects a chat; does nothing if another one was selected meanwhile. */
  const clear = (previousId: number) => {
    if (previousId === selectedId.current) setAddress({ chat: undefined });
  };
  return { selected: current ?? (known?.id === id ? known : undefined), select, clear };
}
