import { useEffect } from 'react';
import { useOpenTaskCounts } from '../open-tasks/open-tasks.api.ts';

/** Sets the title of the browser's tab: the number of open items, then the section's name. */
export function useTitle(title: string, siteName: string): void {
  const { pendingBookings = 0, paymentsToVerify = 0, messages = 0, chatsToAnswer = 0 } = useOpenTaskCounts();
  const waiting = pendingBookings + paymentsToVerify + messages + chatsToAnswer;
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${title} · ${siteName}`;
  }, [title, siteName, waiting]);
}
