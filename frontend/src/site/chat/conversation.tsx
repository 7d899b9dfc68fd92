import { useCallback, useEffect, useRef } from 'react';
import { settingText } from '@farmhouse/contracts/content/setting';
import { Composer } from '../../shared/chat/composer.tsx';
import { MessageLog } from '../../shared/chat/message-log.tsx';
import { useSettings } from '../../shared/content/settings.api.ts';
import { buttonClass } from '../ui/button.ts';
import { connectionNotice, type ChatState } from './chat-state.ts';
import { NoAnswerNotice } from './contact-options.tsx';

interface ConversationProps {
  state: ChatState;
  /** The typed text. */
  draft: string;
  onDraft: (text: string) => void;
  onSend: (text: string) => void;
  /** Leaves a closed chat. */
  onLeave: () => void;
}

const CLOSED = 'This chat is closed. Thank you for writing to us.';

/** The visitor's conversation: waiting, active or closed. */
export function Conversation({ state, draft, onDraft, onSend, onLeave }: ConversationProps) {
  const { session, messages, queue, isAdminTyping } = state;
  const notice = connectionNotice(state);
  const owner = settingText(useSettings(), 'site_name');
  const input = useFocusWhenActive(session?.status);
  const { writing, newChatButton } = useFocusWhenClosed();
  if (!session) return null;
  const { status } = session;
  return (
    <>
      {notice && (
        <p role="status" className="bg-marigold-soft px-4 py-2 text-sm text-marigold-dark">
          {notice}
        </p>
      )}
      <MessageLog
        viewer="visitor"
        names={{ visitor: 'You', admin: owner }}
        messages={messages}
        queue={queue}
        isOtherTyping={isAdminTyping}
      >
        {status === 'waiting' && (
          <div className="mt-3 grid gap-3">
            <p role="status" className="text-center font-semibold">
              Waiting for an admin to join...
            </p>
            <NoAnswerNotice session={session} />
          </div>
        )}
      </MessageLog>
      {status === 'closed' ? (
        <div key="closed" className="grid gap-3 border-t border-line bg-surface p-4 text-center">
          <p role="status">{draft.trim() ? `${CLOSED} What you have typed is kept for a new chat.` : CLOSED}</p>
          <button ref={newChatButton} type="button" onClick={onLeave} className={buttonClass('primary')}>
            Start a new chat
          </button>
        </div>
      ) : (
        <div key="writing" ref={writing} className="border-t border-line">
          <Composer
            inputRef={input}
            label="Your message"
            disabled={status === 'waiting'}
            value={draft}
            onChange={onDraft}
            onSend={onSend}
          />
        </div>
      )}
    </>
  );
}

/** Focuses the input when an admin joins, on devices where that opens no keyboard. */
function useFocusWhenActive(status: string | undefined) {
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    const isInChat = input.current?.closest('dialog')?.contains(document.activeElement);
    if (status === 'active' && isInChat && !isTouch) input.current?.focus();
  }, [status]);
  return input;
}

/** Moves focus to the button for a new chat if the input had focus when it was removed. */
function useFocusWhenClosed() {
  const hadFocus = useRef(false);
  const writing = useCallback(
    (element: HTMLElement | null) => () => {
      // React calls this while the element is still on the page, because it has a key of its own
      hadFocus.current = element?.contains(document.activeElement) ?? false;
    },
    [],
  );
  const newChatButton = useCallback((button: HTMLElement | null) => {
    if (button && hadFocus.current) button.focus();
    hadFocus.current = false;
  }, []);
  return { writing, newChatButton };
}
