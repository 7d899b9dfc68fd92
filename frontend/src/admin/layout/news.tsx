import { useOwnerChat } from '../live-chat/owner-chat.provider.tsx';
import { NewsToasts } from '../news/news-toasts.tsx';

/** Announces news on every screen; it is received over the chat's connection. */
export function NewsOfConnection() {
  return <NewsToasts source={useOwnerChat().chat} />;
}
