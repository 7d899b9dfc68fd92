import type { AdminChatSessionView } from '@farmhouse/contracts/chat/chat-session';

/** Source: back-office specification 2. */
export function nameOf({ visitorName }: Pick<AdminChatSessionView, 'visitorName'>): string {
  return visitorName.trim() || 'Anonymous Visitor';
}
