import { useState } from 'react';
import type { AdminChatSessionView } from '@farmhouse/contracts/chat/chat-session';
import { useAddress } from '../ui/use-address.ts';
import { useActiveChats } from './chats.api.ts';

type Session = AdminChatSessionView;

/**
 * The chat that is open, named in the URL. Of what is known of it the newest: the list of open chats is fetched again
 * on every change; a closed one stays as it was when it was selected.
 */
export function useSelectedChat() {
  const [params, setAddress] = useAddress();
  const [known, setKnown] = useState<Session>();
  const { data: active } = useActiveChats();
  const id = Number(params.get('chat'));
  const listed = active?.items.find((session) => session.id === id);
  if (listed && listed !== known) setKnown(listed);

  const select = (session: Session) => {
    setKnown(session);
    if (session.id !== id) setAddress({ chat: session.id }, true);
  };
  const clear = () => setAddress({ chat: undefined });
  return { selected: listed ?? (known?.id === id ? known : undefined), select, clear };
}
