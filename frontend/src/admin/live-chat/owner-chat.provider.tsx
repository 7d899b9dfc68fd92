import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import { chatPath } from '../navigation/paths.ts';
import { signedInAdminId } from '../session/session.ts';
import { alertOwner } from '../ui/alerts/alerts.ts';
import { refreshChats } from './chats.api.ts';
import { OwnerChat, type OwnerChatState } from './owner-chat.ts';

const OwnerChatContext = createContext<OwnerChat | null>(null);

/** Events within this time refresh the lists once, in milliseconds. */
const BATCH_MS = 1000;

/** Sound and notification about a visitor's message, while the dashboard is not in view. */
function alertAboutMessage({ message, chatSessionId: id }: ChatMessageView, open: (path: string) => void): void {
  if (document.visibilityState === 'visible') return;
  alertOwner({ title: 'New message', body: message, tag: `chat-${id}`, path: chatPath(id), onOpen: open });
}

/**
 * Keeps the owner's connection to the chats while the dashboard is open, and refreshes their lists and counts when one
 * changes.
 */
export function OwnerChatProvider({ children }: { children: ReactNode }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [chat] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer = undefined;
      dispatch(refreshChats());
    };
    const events = {
      onChange: () => (timer ??= setTimeout(refresh, BATCH_MS)),
      onVisitorMessage: (message: ChatMessageView) => alertAboutMessage(message, (path) => void navigate(path)),
    };
    return new OwnerChat(events, signedInAdminId());
  });
  useEffect(() => {
    chat.open();
    return () => chat.close();
  }, [chat]);
  return <OwnerChatContext value={chat}>{children}</OwnerChatContext>;
}

export function useOwnerChat(): { chat: OwnerChat; state: OwnerChatState } {
  const chat = useContext(OwnerChatContext);
  if (!chat) throw new Error('The live chat is used outside the dashboard');
  return { chat, state: useSyncExternalStore(chat.subscribe, chat.getState) };
}
