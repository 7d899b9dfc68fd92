import { useState } from 'react';
import type { ContactMessageView } from '@farmhouse/contracts/content/contact-message';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { readNow, useFollowedMessage, useMarkContactReadMutation, type ReadMessage } from './messages.api.ts';

/** The open message; kept here, because once read it may no longer match the list's filter. */
export function useOpenMessage() {
  const [read, setRead] = useState<ReadMessage>();
  const opened = useFollowedMessage(read);
  const [markAsRead] = useMarkContactReadMutation();

  /** Replaces the open message with a newer version; does nothing if it was closed meanwhile. */
  const update = (newer: ContactMessageView) =>
    setRead((shown) => (shown?.message.id === newer.id ? readNow(newer) : shown));

  const open = (message: ContactMessageView) => {
    setRead(readNow(message));
    if (message.status === 'new') void markRead(message.id);
  };
  const markRead = async (id: number): Promise<void> => {
    const marked = await reportOutcome(markAsRead(id).unwrap(), {
      failed: 'Failed to mark the message as read',
      again: () => markRead(id),
    });
    if (marked) update(marked.result);
  };
  return { opened, open, update, close: () => setRead(undefined) };
}
