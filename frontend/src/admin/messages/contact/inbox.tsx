import { Suspense } from 'react';
import { CONTACT_STATUSES } from '@farmhouse/contracts/content/contact-message';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { PagedList } from '../../ui/records/paged-list.tsx';
import { SearchBox } from '../../ui/filters/search-box.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { StatusFilter } from '../../ui/filters/status-filter.tsx';
import { ContactMessageRow } from './contact-message-row.tsx';
import { MESSAGE_LABELS } from './message-status.ts';
import { useContactMessages, useContactSummary } from './messages.api.ts';
import { useListSearch } from '../../ui/records/use-list-search.ts';
import { useOpenMessage } from './use-open-message.ts';

const MessageDrawer = lazyWithRetry(() => import('./message.drawer.tsx'));

/** The contact messages, newest first; opening a new one marks it as read. */
export function Inbox() {
  const { search, change } = useListSearch(CONTACT_STATUSES);
  const { opened, open, update, close } = useOpenMessage();
  const isFiltered = Boolean(search.q || search.status);
  return (
    <>
      <SearchBox
        value={search.q ?? ''}
        placeholder="Search by name, email, subject or message"
        onSearch={(q) => change({ q })}
      />
      <StatusFilter
        label="Messages by status"
        labels={MESSAGE_LABELS}
        counts={useContactSummary(search.q).currentData?.byStatus}
        chosen={search.status}
        onChange={(status) => change({ status })}
      />
      <PagedList
        what="The messages"
        list={useContactMessages(search)}
        page={search.page}
        onPage={(page) => change({ page })}
        empty={
          <EmptyState
            text={isFiltered ? 'No messages found' : 'No messages yet'}
            hint={isFiltered ? undefined : 'What visitors send from the contact page appears here.'}
          />
        }
      >
        {(messages) =>
          messages.map((message) => <ContactMessageRow key={message.id} message={message} onOpen={open} />)
        }
      </PagedList>
      {opened && (
        <Suspense>
          <MessageDrawer key={opened.id} message={opened} onChange={update} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
