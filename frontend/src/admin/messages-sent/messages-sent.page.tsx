import {
  MESSAGE_CHANNELS,
  STATUS_FILTERS,
  type StatusFilter as Status,
} from '@farmhouse/contracts/messages/messages-sent';
import { useMessagesSent } from '../booking-shared/messages-sent/messages-sent.api.ts';
import { CHANNEL_LABELS } from '../booking-shared/messages-sent/sent-status.ts';
import { StatusFilter } from '../ui/filters/status-filter.tsx';
import { PagedList } from '../ui/records/paged-list.tsx';
import { PAGE_SIZE, pageNumber } from '../ui/records/page.ts';
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
  const [params, changeAddress] = useUrlParams();
  const status = STATUS_FILTERS.find((one) => one === params.get('status'));
  const channel = MESSAGE_CHANNELS.find((one) => one === params.get('channel'));
  const page = pageNumber(params);
  const filter = (changes: object) => changeAddress({ page: undefined, ...changes }, { asStep: true });
  return (
    <>
      <SectionBar text="Every email and WhatsApp message of the house: to whom, when, and whether it has arrived." />
      <StatusFilter
        label="Messages by status"
        labels={STATUS_LABELS}
        counts={undefined}
        chosen={status as keyof typeof STATUS_LABELS | undefined}
        onChange={(chosen) => filter({ status: chosen })}
      />
      <StatusFilter
        label="Messages by channel"
        labels={CHANNEL_LABELS}
        allText="Email and WhatsApp"
        counts={undefined}
        chosen={channel}
        onChange={(chosen) => filter({ channel: chosen })}
      />
      <PagedList
        what="The messages"
        list={useMessagesSent({ status, channel, page, pageSize: PAGE_SIZE })}
        page={page}
        onPage={(next) => filter({ page: next })}
        empty={
          <EmptyState
            text={status || channel ? 'No messages found' : 'Nothing has been sent yet'}
            hint={status || channel ? undefined : 'Messages that are sent automatically appear here.'}
          />
        }
      >
        {(messages) => messages.map((message) => <SentMessageRow key={message.id} message={message} />)}
      </PagedList>
    </>
  );
}
