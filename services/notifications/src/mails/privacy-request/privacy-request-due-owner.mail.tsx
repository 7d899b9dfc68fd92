import { formatCount } from '@farmhouse/contracts/text/count';
import type { ReactElement } from 'react';
import type { Mail } from '../mail.ts';
import type { MailData } from '../mail-data.ts';
import type { PrivacyRequestDuePayload } from '../mail-payloads.ts';
import { dashboardLink } from '../text/dashboard-link.ts';
import { Action, Note, Paragraph, Title } from '../components/components.tsx';
import { PRIVACY_OWNER, PRIVACY_REQUEST } from './privacy-recipients.ts';
import { RequesterDetails } from './privacy-details.tsx';

type Data = MailData<PrivacyRequestDuePayload>;

/** When it is due, as the rest of a sentence about it; below 0 it is late. */
function dueInWords(daysLeft: number): string {
  if (daysLeft === 0) return 'is due today';
  const days = formatCount(Math.abs(daysLeft), 'day', 'days');
  return daysLeft > 0 ? `is due in ${days}` : `has been due for ${days}`;
}

/** A privacy request that is still open is due soon. */
export class PrivacyRequestDueOwnerMail implements Mail<PrivacyRequestDuePayload> {
  readonly about = PRIVACY_REQUEST;
  readonly to = PRIVACY_OWNER;

  subjectLine({ request, daysLeft }: Data): string {
    return `Privacy request ${request.reference} ${dueInWords(daysLeft)}`;
  }

  preview({ request }: Data): string {
    return `From ${request.name}. Please complete or reject it in time.`;
  }

  body({ request, daysLeft, site }: Data): ReactElement {
    return (
      <>
        <Title status={daysLeft < 0 ? 'Late' : 'Due soon'} tone={daysLeft <= 1 ? 'danger' : 'marigold'}>
          The request of {request.name} {dueInWords(daysLeft)}
        </Title>
        <Paragraph>Please handle it, then mark it as completed or rejected: {request.name} gets a mail then.</Paragraph>
        <RequesterDetails request={request} />
        {request.details && <Note title="Details">{request.details}</Note>}
        <Action href={dashboardLink(site, 'messages')}>Open in the dashboard</Action>
      </>
    );
  }
}
