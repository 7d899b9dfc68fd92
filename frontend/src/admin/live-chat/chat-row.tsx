import type { AdminChatSessionView } from '@farmhouse/contracts/chat/chat-session';
import { formatInstant } from '@farmhouse/contracts/text/dates';
import { ChatStatusTag } from './chat-status.tsx';
import { nameOf } from './visitor/visitor-name.ts';

interface ChatRowProps {
  session: AdminChatSessionView;
  isSelected: boolean;
  onSelect: (session: AdminChatSessionView) => void;
}

/** A chat in the list; opens it. */
export function ChatRow({ session, isSelected, onSelect }: ChatRowProps) {
  const { visitorEmail, status, startedAt, unreadCount, visitorOnline } = session;
  const hasPresence = status !== 'closed' && visitorOnline !== undefined;
  return (
    <button
      type="button"
      aria-current={isSelected || undefined}
      onClick={() => onSelect(session)}
      className="panel grid w-full grid-cols-[minmax(0,1fr)] gap-1 p-4 text-left hover:border-garden aria-current:border-garden aria-current:bg-garden-soft"
    >
      <span className="flex items-center gap-2">
        <span className={`min-w-0 flex-1 truncate ${unreadCount > 0 ? 'font-semibold' : ''}`}>{nameOf(session)}</span>
        {unreadCount > 0 && (
          <span className="figures rounded-full bg-marigold px-2 text-xs leading-5 font-semibold text-garden-dark">
            {unreadCount}
            <span className="sr-only"> unread</span>
          </span>
        )}
        <ChatStatusTag status={status} />
      </span>
      {visitorEmail && <span className="truncate text-sm text-quiet">{visitorEmail}</span>}
      <span className="figures flex flex-wrap items-center gap-x-2 text-sm text-quiet">
        <span>
          {formatInstant(startedAt)}
          {hasPresence && ' ·'}
        </span>
        {hasPresence && <span>{visitorOnline ? 'on the site' : 'has left the site'}</span>}
      </span>
    </button>
  );
}
