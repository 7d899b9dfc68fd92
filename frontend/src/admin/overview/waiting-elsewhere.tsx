import { Link } from 'react-router-dom';
import { sectionPath, type SectionKey } from '@farmhouse/contracts/pages/sections';
import { formatCount } from '@farmhouse/contracts/text/count';
import { useOpenTaskCounts } from '../open-tasks/open-tasks.api.ts';

interface Waiting {
  count: number;
  section: SectionKey;
  one: string;
  many: string;
}

/** Open work in other sections: chats, messages and privacy requests, each with its number and a link. */
export function WaitingElsewhere() {
  const { chatsToAnswer = 0, newMessages = 0, privacyRequests = 0 } = useOpenTaskCounts();
  const kinds: Waiting[] = [
    { count: chatsToAnswer, section: 'live-chat', one: 'chat to answer', many: 'chats to answer' },
    { count: newMessages, section: 'messages', one: 'new message', many: 'new messages' },
    { count: privacyRequests, section: 'messages', one: 'privacy request', many: 'privacy requests' },
  ];
  const waiting = kinds.filter(({ count }) => count > 0);
  if (waiting.length === 0) return null;
  return (
    <ul aria-label="Waiting in other sections" className="flex flex-wrap gap-2 border-b border-line px-4 py-3 sm:px-5">
      {waiting.map(({ count, section, one, many }) => (
        <li key={one}>
          <Link
            to={sectionPath(section)}
            className="inline-flex min-h-11 items-center rounded-full bg-marigold-soft px-4 text-sm font-semibold text-ink no-underline hover:underline"
          >
            {formatCount(count, one, many)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
