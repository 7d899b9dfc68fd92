import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { ChatMessageView, ChatSender } from '@farmhouse/contracts/chat/chat-message';
import { MessageBubble } from './message-bubble.tsx';
import type { QueuedMessage } from './message-queue.ts';

interface MessageLogProps {
  /** The side whose screen this is. */
  viewer: ChatSender;
  /** Names of both sides, for screen readers. */
  names: Record<ChatSender, string>;
  messages: readonly ChatMessageView[];
  queue: readonly QueuedMessage[];
  isOtherTyping: boolean;
  /** Shown after the messages. */
  children?: ReactNode;
}

/** Distance from the end, in pixels, within which the log follows new messages. */
const NEAR_END_PX = 80;
/** Makes the log focusable, so that it can be scrolled with the keyboard. */
const SCROLLABLE = { tabIndex: 0 };

/** The messages of a chat, oldest first. It follows new ones, unless the reader has scrolled up. */
export function MessageLog({ viewer, names, messages, queue, isOtherTyping, children }: MessageLogProps) {
  const other = viewer === 'visitor' ? 'admin' : 'visitor';
  const ofOthers = messages.filter(({ senderType }) => senderType !== viewer).length;
  const { log, isAway, onScroll, toEnd } = useFollowEnd(messages.length, ofOthers, queue.length);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={log}
        role="log"
        aria-label="Messages"
        {...SCROLLABLE}
        onScroll={onScroll}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 -outline-offset-3"
      >
        <ol className="grid gap-2">
          {messages.map((message) =>
            message.messageType === 'system' ? (
              <li key={message.id} className="py-1 text-center text-sm text-quiet">
                {message.message}
              </li>
            ) : (
              <MessageBubble
                key={message.clientId ?? message.id}
                from={names[message.senderType]}
                isOwn={message.senderType === viewer}
                text={message.message}
                at={message.createdAt}
                delivery={message.senderType === viewer ? (message.isRead ? 'seen' : 'stored') : undefined}
              />
            ),
          )}
          {queue.map(({ clientId, content, refusal }) => (
            <MessageBubble
              key={clientId}
              from={names[viewer]}
              isOwn
              text={content}
              delivery="waiting"
              refusal={refusal}
            />
          ))}
        </ol>
        {children}
        <p aria-live="off" className="mt-2 h-6 text-sm text-quiet">
          {isOtherTyping && `${names[other]} is typing…`}
        </p>
      </div>
      {isAway && (
        <button
          type="button"
          onClick={toEnd}
          className="absolute bottom-2 left-1/2 min-h-11 -translate-x-1/2 rounded-full bg-ink px-4 text-sm font-semibold text-white shadow-soft"
        >
          New messages ↓
        </button>
      )}
    </div>
  );
}

/**
 * Keeps the end in view: always after own messages, after others' only if the reader is at the end. `stored` counts the
 * messages of both sides, `ofOthers` those among them that the reader did not write.
 */
function useFollowEnd(stored: number, ofOthers: number, queued: number) {
  const log = useRef<HTMLDivElement>(null);
  const isNearEnd = useRef(true);
  const lastQueued = useRef(queued);
  const lastOfOthers = useRef(ofOthers);
  const [isAway, setAway] = useState(false);
  const toEnd = () => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
    setAway(false);
  };

  useLayoutEffect(() => {
    const hasSent = queued > lastQueued.current;
    const hasReceived = ofOthers > lastOfOthers.current;
    lastQueued.current = queued;
    lastOfOthers.current = ofOthers;
    if (isNearEnd.current || hasSent) toEnd();
    else if (hasReceived) setAway(true);
  }, [stored, ofOthers, queued]);
  // the log's height changes with a phone's keyboard and with notices above it
  useEffect(() => {
    const observer = new ResizeObserver(() => isNearEnd.current && toEnd());
    if (log.current) observer.observe(log.current);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    if (!log.current) return;
    const { scrollHeight, scrollTop, clientHeight } = log.current;
    isNearEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
    if (isNearEnd.current) setAway(false);
  };
  return { log, isAway, onScroll, toEnd };
}
