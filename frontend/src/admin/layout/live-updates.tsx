import { useOwnerChat } from '../live-chat/owner-chat.provider.tsx';
import { NewsToasts } from '../news/news-toasts.tsx';
import { useUndoUpdates } from '../undo/use-undo-updates.ts';

/** Announces news on every screen and shows what other devices did: both are received over the chat's connection. */
export function LiveUpdates() {
  const { chat } = useOwnerChat();
  useUndoUpdates(chat);
  return <NewsToasts source={chat} />;
}
