import type { ChatSessionView, ChatStatus } from '@farmhouse/contracts/chat/chat-session';

/** A visitor's chat with a status. */
export const exampleSession = (status: ChatStatus): ChatSessionView => ({
  id: 7,
  visitorSessionId: 'v',
  visitorName: 'Asha',
  visitorEmail: null,
  visitorPhone: '9876543210',
  status,
  adminId: null,
  startedAt: '2026-11-21T10:00:00.000Z',
  closedAt: null,
  lastMessageAt: '2026-11-21T10:00:00.000Z',
});
