import { useOwnerChat } from '../live-chat/owner-chat.provider.tsx';
import { NewsToasts } from '../news/news-toasts.tsx';

/** Tells news on every screen; it comes by the connection of the chat. */
export function NewsOfConnection() {
  return <NewsToasts source={useOwnerChat().chat} />;
}
