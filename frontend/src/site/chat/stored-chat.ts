import { newIdempotencyKey } from '../../shared/api/idempotency-key.ts';

/** Stored data of this browser's chat, for every tab and after a reload. */
interface StoredChat {
  visitorSessionId: string;
  /** True while a chat is waiting or active. */
  isOpen: boolean;
}

/** Key in local storage. */
export const CHAT_KEY = 'chat';

function read(): StoredChat | undefined {
  try {
    return (JSON.parse(localStorage.getItem(CHAT_KEY) ?? 'null') as StoredChat | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function hasOpenChat(): boolean {
  return read()?.isOpen === true;
}

/** The id of a browser without a stored one, the same for every attempt to start its first chat. */
let newId: string | undefined;

/** The browser's own id, the same for all its chats. */
export function visitorSessionId(): string {
  return read()?.visitorSessionId || (newId ??= newIdempotencyKey());
}

export function storeChat(stored: StoredChat): void {
  try {
    localStorage.setItem(CHAT_KEY, JSON.stringify(stored));
  } catch {
    // without storage the chat lasts until the page is reloaded
    return;
  }
}
