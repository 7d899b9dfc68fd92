import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { AdminChatSessionView } from '@farmhouse/contracts/chat/chat-session';
import { Composer } from '../../../shared/chat/composer.tsx';
import { fitToKeyboard } from '../../../shared/chat/fit-to-keyboard.ts';
import { MessageLog } from '../../../shared/chat/message-log.tsx';
import { useTypedText } from '../../../shared/storage/use-typed-text.ts';
import { isFocusLost } from '../../ui/overlays/use-lost-focus.ts';
import { useReturnFocus } from '../../ui/overlays/use-return-focus.ts';
import { LoadingState } from '../../ui/states.tsx';
import { useNarrow, useTwoColumns } from '../../ui/use-screen.ts';
import { BookingNote } from '../visitor/booking-note.tsx';
import { CannedAnswers } from '../canned-answers/canned-answers.tsx';
import { ConversationBar } from './conversation-bar.tsx';
import { useOwnerChat } from '../owner-chat.provider.tsx';
import { useConversation } from './use-conversation.ts';
import { nameOf } from '../visitor/visitor-name.ts';
import { Visitor } from '../visitor/visitor.tsx';

interface ConversationProps {
  session: AdminChatSessionView;
  /** Called with a newer version of the session. */
  onChange: (session: AdminChatSessionView) => void;
  /** Returns to the list. */
  onClear: () => void;
}

/** One chat: its messages beside the visitor's data. */
export function Conversation({ session, onChange, onClear }: ConversationProps) {
  const { id, status } = session;
  const { chat, state } = useOwnerChat();
  const { messages } = useConversation(id);
  const [draft, setDraft] = useTypedText(chat.draftKey(id));
  const input = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasTwoColumns = useTwoColumns();
  const type = (text: string) => {
    setDraft(text);
    chat.typed(id, text);
  };
  const insert = (text: string) => {
    type(draft.trim() ? `${draft.trimEnd()} ${text}` : text);
    input.current?.focus();
  };
  useFocusAfterChange(status, { heading, input });
  return (
    <Frame label={`Chat with ${nameOf(session)}`} headingRef={heading} onEscape={onClear}>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <ConversationBar session={session} headingRef={heading} onChange={onChange} onClear={onClear} />
        <BookingNote chatId={id} />
        {messages ? (
          <MessageLog
            viewer="admin"
            names={{ admin: 'You', visitor: nameOf(session) }}
            messages={messages}
            queue={state.queue.filter(({ chatSessionId }) => chatSessionId === id)}
            isOtherTyping={state.typing.includes(id)}
          />
        ) : (
          <div className="flex-1">
            <LoadingState rows={5} />
          </div>
        )}
        {status === 'active' && (
          <>
            {!state.isOnline && (
              <p role="status" className="bg-marigold-soft px-4 py-2 text-sm text-marigold-dark">
                No connection. You can send again when it is back.
              </p>
            )}
            <CannedAnswers onInsert={insert} />
            <Composer
              inputRef={input}
              label="Your answer"
              isPaused={!state.isOnline}
              value={draft}
              onChange={type}
              onSend={(text) => chat.send(id, text)}
            />
          </>
        )}
        {status !== 'active' && (
          <p className="border-t border-line bg-surface p-4 text-center text-quiet">
            {status === 'waiting' ? 'Join the chat to answer.' : 'This chat is closed.'}
          </p>
        )}
      </div>
      {!hasTwoColumns && (
        <aside aria-label="Visitor" className="w-72 shrink-0 overflow-y-auto border-l border-line p-4">
          <Visitor session={session} />
        </aside>
      )}
    </Frame>
  );
}

interface ConversationParts {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Empty unless the chat can be answered. */
  input: RefObject<HTMLTextAreaElement | null>;
}

/**
 * Moves focus when a change of the chat has removed the element that had it, such as the button to join: to the answer,
 * or to the heading, also on touch devices, where a field with focus opens the keyboard.
 */
function useFocusAfterChange(status: AdminChatSessionView['status'], { heading, input }: ConversationParts): void {
  const before = useRef(status);
  // before the section gets the focus that is lost
  useLayoutEffect(() => {
    const isChanged = before.current !== status;
    before.current = status;
    if (!isChanged || !isFocusLost()) return;
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    ((!isTouch && input.current) || heading.current)?.focus();
  }, [status, heading, input]);
}

interface FrameProps {
  label: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Called for Escape where the panel covers the list. */
  onEscape: () => void;
  children: ReactNode;
}

/**
 * The panel beside the list; on phones it has focus and covers the dashboard, except for the on-screen keyboard.
 */
function Frame({ label, headingRef, onEscape, children }: FrameProps) {
  const narrow = useNarrow();
  const panel = useRef<HTMLElement>(null);
  useReturnFocus({ onlyIfLost: true });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) onEscape();
  });
  useEffect(() => {
    const covering = panel.current;
    if (!narrow || !covering) return;
    if (!covering.contains(document.activeElement)) headingRef.current?.focus({ preventScroll: true });
    // a listener of the element: React's would also get the keys of menus and drawers that are opened here
    const listen = (event: KeyboardEvent) => onKey(event);
    covering.addEventListener('keydown', listen);
    const stopFitting = fitToKeyboard(covering);
    return () => {
      covering.removeEventListener('keydown', listen);
      stopFitting();
    };
  }, [narrow, headingRef]);
  const place = narrow
    ? 'covers-dashboard fixed top-(--fit-top,0px) left-0 z-30 h-[min(var(--fit-height,100dvh),calc(100dvh-var(--undo-room,0px)))] w-full'
    : 'panel sticky top-20 h-[calc(100dvh-12rem)] min-h-120 overflow-hidden';
  return (
    <section ref={panel} aria-label={label} className={`flex bg-ground ${place}`}>
      {children}
    </section>
  );
}
