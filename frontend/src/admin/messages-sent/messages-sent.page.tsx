import {
  MESSAGE_CHANNELS,
  STATUS_FILTERS,
  type StatusFilter as Status,
} from '@farmhouse/contracts/messages/messages-sent';
import { useMessagesSent } from '../booking-shared/messages-sent/messages-sent.api.ts';
import { CHANNEL_LABELS } from '../booking-shared/messages-sent/sent-status.ts';
import { SearchBox } from '../ui/filters/search-box.tsx';
import { StatusFilter } from '../ui/filters/status-filter.tsx';
import { PagedList } from '../ui/records/paged-list.tsx';
import { useListSearch } from '../ui/records/use-list-search.ts';
import { SectionBar } from '../ui/section-bar.tsx';
import { EmptyState } from '../ui/states.tsx';
import { useUrlParams } from '../ui/use-url-params.ts';
import { SentMessageRow } from './sent-message-row.tsx';

const STATUS_LABELS = {
  'not-delivered': 'Not delivered',
  queued: 'On its way',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
} satisfies Partial<Record<Status, string>>;

/** Every message of the house with its delivery, the newest first. */
export default function MessagesSentPage() {
  const { search, change } = useListSearch(STATUS_FILTERS);
  const [params] = useUrlParams();
  const { q, status, page } = search;
  const channel = MESSAGE_CHANNELS.find((one) => one === params.get('channel'));
  const isFiltered = Boolean(status || channel);
  return (
    <>
      <SectionBar text="Every email and WhatsApp message of the house: to whom, when, and whether it has arrived." />
      <SearchBox
        value={q ?? ''}
        placeholder="Search by recipient, booking code or kind of message"
        onSearch={(sought) => change({ q: sought })}
      />
      <StatusFilter
        label="Messages by status"
        labels={STATUS_LABELS}
        counts={undefined}
        chosen={status as keyof typeof STATUS_LABELS | undefined}
        onChange={(chosen) => change({ status: chosen })}
      />
      <StatusFilter
        label="Messages by channel"
        labels={CHANNEL_LABELS}
        allText="Email and WhatsApp"
        counts={undefined}
        chosen={channel}
        onChange={(chosen) => change({ channel: chosen })}
      />
      <PagedList
        what="The messages"
        list={useMessagesSent({ ...search, channel })}
        page={page}
        onPage={(next) => change({ page: next })}
        empty={
          q ? (
            <EmptyState text={`No message matches “${q}”`} hint={isFiltered ? 'with these filters' : undefined} />
          ) : (
            <EmptyState
              text={isFiltered ? 'No messages found' : 'Nothing has been sent yet'}
              hint={isFiltered ? undefined : 'Messages that are sent automatically appear here.'}
            />
          )
        }
      >
        {(messages) => messages.map((message) => <SentMessageRow key={message.id} message={message} />)}
      </PagedList>
    </>
  );
}
