import { OPEN_PRIVACY_STATUSES } from '@farmhouse/contracts/content/privacy-request';
import { CountTabs } from '../ui/filters/count-tabs.tsx';
import { SectionBar } from '../ui/section-bar.tsx';
import { useUrlParams } from '../ui/use-url-params.ts';
import { Inbox } from './contact/inbox.tsx';
import { useContactSummary } from './contact/messages.api.ts';
import { PrivacyRequests } from './privacy/privacy-requests.tsx';
import { usePrivacySummary } from './privacy/privacy-requests.api.ts';

const PRIVACY = 'privacy';
const INBOX = 'inbox';

/** Contact messages and privacy requests. */
export default function MessagesPage() {
  const [params, changeAddress] = useUrlParams();
  const messages = useContactSummary().data?.byStatus;
  const requests = usePrivacySummary().data?.byStatus;
  const active = params.get('tab') === PRIVACY ? PRIVACY : INBOX;
  const tabs = [
    { key: INBOX, label: 'Inbox', count: messages?.new },
    {
      key: PRIVACY,
      label: 'Privacy Requests',
      count: requests && OPEN_PRIVACY_STATUSES.reduce((sum, status) => sum + requests[status], 0),
    },
  ];
  const show = (key: string) =>
    changeAddress(
      { tab: key === INBOX ? undefined : key, q: undefined, status: undefined, page: undefined },
      { asStep: true },
    );
  return (
    <>
      <SectionBar text="Messages from the contact form, and requests about personal data, which are due within 30 days." />
      <CountTabs tabs={tabs} active={active} onChange={show}>
        {active === PRIVACY ? <PrivacyRequests /> : <Inbox />}
      </CountTabs>
    </>
  );
}
