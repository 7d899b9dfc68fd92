import { PRIVACY_REQUEST_NAMES } from '@farmhouse/contracts/content/privacy-request';
import { formatDay } from '@farmhouse/contracts/text/dates';
import type { ReactElement } from 'react';
import type { Mail } from '../mail.ts';
import type { MailData } from '../mail-data.ts';
import type { PrivacyRequestPayload } from '../mail-payloads.ts';
import { dashboardLink } from '../text/dashboard-link.ts';
import { Action, Note, Title } from '../components/components.tsx';
import { PRIVACY_OWNER, PRIVACY_REQUEST } from './privacy-recipients.ts';
import { RequesterDetails } from './privacy-details.tsx';

type Data = MailData<PrivacyRequestPayload>;

/** The owner has a privacy request to handle. */
export class PrivacyRequestReceivedOwnerMail implements Mail<PrivacyRequestPayload> {
  readonly about = PRIVACY_REQUEST;
  readonly to = PRIVACY_OWNER;
  readonly digest = {
    one: 'privacy request',
    many: 'privacy requests',
    section: 'messages',
  } as const;

  subjectLine({ request }: Data): string {
    return `Privacy request ${request.reference}: ${PRIVACY_REQUEST_NAMES[request.type]}, due by ${formatDay(request.dueDate)}`;
  }

  preview({ request }: Data): string {
    return `From ${request.name}`;
  }

  body({ request, site }: Data): ReactElement {
    return (
      <>
        <Title status="New privacy request" tone="marigold">
          {request.name}: {PRIVACY_REQUEST_NAMES[request.type]}
        </Title>
        <RequesterDetails request={request} />
        {request.details && <Note title="Details">{request.details}</Note>}
        <Action href={dashboardLink(site, 'messages')}>Open in the dashboard</Action>
      </>
    );
  }
}
