import { useOwnerChat } from '../live-chat/owner-chat.provider.tsx';
import { NotificationToasts } from '../notifications/notification-toasts.tsx';
import { useUndoUpdates } from '../undo/use-undo-updates.ts';

/** Shows notifications and what other devices did on every screen: both are received over the chat's connection. */
export function LiveUpdates() {
  const { chat } = useOwnerChat();
  useUndoUpdates(chat);
  return <NotificationToasts source={chat} />;
}
