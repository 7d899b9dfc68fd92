import { useCallback, useEffect, useState } from 'react';
import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import { lastIdOf, mergedMessages, seenMessages, unreadFor } from '../../../shared/chat/messages.ts';
import { useDocumentVisible } from '../../../shared/ui/use-document-visible.ts';
import { useLoadChatMessages, useReadChatMutation } from '../chats.api.ts';
import type { FollowedChat } from '../owner-chat.ts';
import { useOwnerChat } from '../owner-chat.provider.tsx';

type Messages = readonly ChatMessageView[];

/**
 * The messages of the open chat, undefined while they are loading; complete after every reconnect. Opening marks them
 * as read, as does every later message while the dashboard is in view.
 */
export function useConversation(id: number): { messages: Messages | undefined } {
  const { chat, state } = useOwnerChat();
  const isVisible = useDocumentVisible();
  const [messages, setMessages] = useState<Messages>();
  const [load] = useLoadChatMessages();
  const [markRead] = useReadChatMutation();
  const change = useCallback((next: (known: Messages) => Messages) => setMessages((known = []) => next(known)), []);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOpen = true;
    const onMessages = (found: Messages) => isOpen && change((known) => mergedMessages(known, found));
    const onSeen: FollowedChat['onSeen'] = (by, lastId) => change((known) => seenMessages(known, by, lastId));
    const open = async () => {
      const history = await loadHistory(() => load(id).unwrap());
      if (!isOpen) return;
      onMessages(history);
      stop = chat.follow({ chatSessionId: id, completeTo: lastIdOf(history), onMessages, onSeen });
    };
    void open();
    // not essential: the next message that is seen marks these as read, too
    markRead(id).unwrap().catch(logged('The chat could not be marked as read:'));
    return () => {
      isOpen = false;
      stop?.();
    };
  }, [id, chat, load, markRead, change]);

  useEffect(() => {
    const unread = unreadFor('admin', messages ?? []);
    if (unread.length === 0 || !state.isOnline || !isVisible) return;
    chat.markSeen(id, lastIdOf(unread));
  }, [id, chat, messages, state.isOnline, isVisible]);

  return { messages };
}

/** A failure is logged and yields an empty list. Rule: texts of failures. */
async function loadHistory(load: () => Promise<ChatMessageView[]>): Promise<ChatMessageView[]> {
  try {
    return await load();
  } catch (error) {
    logged('The messages could not be loaded:')(error);
    return [];
  }
}

const logged = (text: string) => (error: unknown) => console.error(text, error);
