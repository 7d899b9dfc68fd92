import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { StartChat } from '@farmhouse/contracts/chat/chat-session';
import { unreadFor } from '../../shared/chat/messages.ts';
import { useTypedText } from '../../shared/storage/use-typed-text.ts';
import type { Store } from '../../shared/api/store.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useDocumentVisible } from '../../shared/ui/use-document-visible.ts';
import { useQuestion } from '../guest-booking/access/use-question.ts';
import { chatRequests } from './chat.api.ts';
import { joinedTexts, type ChatState } from './chat-state.ts';
import { ConnectionState } from './connection-state.tsx';
import { WithoutCookie } from './contact-options.tsx';
import { Conversation } from './conversation.tsx';
import { LookingForChat } from './looking-for-chat.tsx';
import { StartForm } from './start-form.tsx';
import { useChatDialog } from './use-chat-dialog.ts';
import { VisitorChat } from './visitor-chat.ts';

interface ChatWindowProps {
  open: boolean;
  /** The page's canonical address. */
  page: string;
  /** What a visitor of the page asks about, such as a service; a stay by default. */
  about?: string;
  onClose: () => void;
  /** Called with the number of unread messages. */
  onUnread: (count: number) => void;
}

/** The chat: a window at the bottom right, on phones a sheet of full height. Closing it does not end the chat. */
export default function ChatWindow({ open, page, about, onClose, onUnread }: ChatWindowProps) {
  const store = useStore() as Store;
  const [chat] = useState(() => new VisitorChat(chatRequests(store)));
  const state = useSyncExternalStore(chat.subscribe, chat.getState);
  const [draft, setDraft] = useTypedText('chat-draft');
  const title = useRef<HTMLHeadingElement>(null);
  const message = useQuestion(about);
  const dialog = useChatDialog(open, onClose, title);

  useEffect(() => chat.visit(page), [chat, page]);
  useEffect(() => void chat.resume(), [chat, open]);
  const takeOver = useEffectEvent((unsent: string) => {
    setDraft(joinedTexts(unsent, draft));
    chat.clearUnsent();
  });
  useEffect(() => {
    if (state.unsent) takeOver(state.unsent);
  }, [state.unsent]);
  const hasChat = state.session !== null;
  useEffect(() => {
    // the button or the input that had focus was removed
    if (open && document.activeElement === document.body) title.current?.focus();
  }, [open, hasChat]);
  const start = async (form: StartChat, rest: string) => {
    await chat.start(form);
    // the question was sent as the first message
    if (chat.getState().session) setDraft(rest);
  };
  useUnread(state, open, () => chat.markSeen(), onUnread);

  return (
    <dialog
      ref={dialog}
      aria-labelledby="chat-title"
      onClose={onClose}
      className="fixed z-30 m-0 flex-col overflow-hidden bg-ground p-0 text-ink open:flex max-md:top-(--fit-top,0px) max-md:left-0 max-md:h-(--fit-height,100dvh) max-md:max-h-none max-md:w-full max-md:max-w-none md:top-auto md:right-6 md:bottom-24 md:left-auto md:h-[min(38rem,calc(100dvh-11.5rem))] md:w-96 md:rounded-card md:border md:border-line md:shadow-soft"
    >
      <header className="flex items-center gap-3 bg-garden-dark py-2 pr-2 pl-4 text-white">
        <h2 ref={title} id="chat-title" tabIndex={-1} className="flex-1 text-lg">
          Live chat
        </h2>
        <ConnectionState state={state} />
        <button
          type="button"
          aria-label="Close the chat window"
          onClick={onClose}
          className="grid size-12 place-items-center rounded-full hover:bg-white/15"
        >
          <Icon name="close" className="size-6" />
        </button>
      </header>
      {state.session ? (
        <Conversation
          state={state}
          draft={draft}
          onDraft={(text) => {
            setDraft(text);
            chat.typed(text);
          }}
          onSend={(text) => chat.send(text)}
          onLeave={() => void chat.leave()}
        />
      ) : state.withoutCookie ? (
        <WithoutCookie session={state.withoutCookie} unsent={draft.trim()} />
      ) : state.isAsking ? (
        <LookingForChat isUnreachable={state.isUnreachable} message={message} />
      ) : (
        <StartForm page={page} question={draft} onQuestion={setDraft} onStart={start} message={message} />
      )}
    </dialog>
  );
}

/** Reports unread messages while the window is closed, and marks them as read while it is open and in view. */
function useUnread(
  { session, messages }: ChatState,
  open: boolean,
  markSeen: () => void,
  report: (count: number) => void,
) {
  const status = session?.status;
  const [seenStatus, setSeenStatus] = useState(status);
  const isVisible = useDocumentVisible();
  const isRead = open && isVisible;
  const unread = unreadFor('visitor', messages).length;
  const hasJoined = status === 'active' && seenStatus === 'waiting';

  useEffect(() => {
    if (isRead) markSeen();
  });
  useEffect(() => {
    if (open || status !== 'active') setSeenStatus(status);
  }, [open, status]);
  useEffect(() => report(open ? 0 : unread || Number(hasJoined)), [report, open, unread, hasJoined]);
}
