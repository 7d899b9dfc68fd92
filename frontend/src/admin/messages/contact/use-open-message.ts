import { useState } from 'react';
import type { ContactMessageView } from '@farmhouse/contracts/content/contact-message';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { useMarkContactReadMutation } from './messages.api.ts';

/** The open message; kept here, because once read it may no longer match the list's filter. */
export function useOpenMessage() {
  const [opened, setOpened] = useState<ContactMessageView>();
  const [markAsRead] = useMarkContactReadMutation();

  /** Replaces the open message with a newer version; does nothing if it was closed meanwhile. */
  const update = (newer: ContactMessageView) => setOpened((shown) => (shown?.id === newer.id ? newer : shown));

  const open = (message: ContactMessageView) => {
    setOpened(message);
    if (message.status === 'new') void markRead(message.id);
  };
  const markRead = async (id: number): Promise<void> => {
    const read = await reportOutcome(markAsRead(id).unwrap(), {
      failed: 'Failed to mark the message as read',
      again: () => markRead(id),
    });
    if (read) update(read.result);
  };
  return { opened, open, update, close: () => setOpened(undefined) };
}
