import { Suspense } from 'react';
import { CONTACT_STATUSES } from '@farmhouse/contracts/content/contact-message';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { ContactMessageRow } from './contact-message-row.tsx';
import { MESSAGE_LABELS } from './message-status.ts';
import { useContactMessages, useContactSummary } from './messages.api.ts';
import { SearchedList } from '../searched-list.tsx';
import { useListSearch } from '../../ui/records/use-list-search.ts';
import { useOpenMessage } from './use-open-message.ts';

const MessageDrawer = lazyWithRetry(() => import('./message.drawer.tsx'));

/** The contact messages, newest first; opening a new one marks it as read. */
export function Inbox() {
  const address = useListSearch(CONTACT_STATUSES);
  const { opened, open, update, close } = useOpenMessage();
  return (
    <>
      <SearchedList
        things="messages"
        placeholder="Search by name, email, subject or message"
        labels={MESSAGE_LABELS}
        counts={useContactSummary(address.search.q).currentData?.byStatus}
        list={useContactMessages(address.search)}
        emptyHint="What visitors send from the contact page appears here."
        {...address}
      >
        {(messages) =>
          messages.map((message) => <ContactMessageRow key={message.id} message={message} onOpen={open} />)
        }
      </SearchedList>
      {opened && (
        <Suspense>
          <MessageDrawer key={opened.id} message={opened} onChange={update} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
