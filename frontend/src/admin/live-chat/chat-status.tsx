import type { ChatStatus } from '@farmhouse/contracts/chat/chat-session';
import { Badge, type BadgeTone } from '../ui/badge.tsx';

const STYLES: Record<ChatStatus, [BadgeTone, string]> = {
  waiting: ['yellow', 'Waiting'],
  active: ['green', 'Active'],
  closed: ['grey', 'Closed'],
};

export function ChatStatusTag({ status }: { status: ChatStatus }) {
  const [tone, label] = STYLES[status];
  return <Badge tone={tone}>{label}</Badge>;
}
