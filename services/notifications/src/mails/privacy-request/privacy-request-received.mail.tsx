import { formatDay } from '@farmhouse/contracts/text/dates';
import type { ReactElement } from 'react';
import type { Mail, MailData } from '../mail.ts';
import type { PrivacyRequestPayload } from '../mail-payloads.ts';
import { Paragraph, Title } from '../parts/parts.tsx';
import { PRIVACY_REQUEST, PRIVACY_REQUESTER } from './privacy-addressees.ts';
import { RequestFacts } from './privacy-facts.tsx';

type Data = MailData<PrivacyRequestPayload>;

/**
 * A privacy request was filed. Anyone can enter anyone's address there, so that the mail holds nothing that was typed:
 * it cannot be used to send text to a stranger.
 */
export class PrivacyRequestReceivedMail implements Mail<PrivacyRequestPayload> {
  readonly about = PRIVACY_REQUEST;
  readonly to = PRIVACY_REQUESTER;
  readonly isLimitedByMailbox = true;

  subjectLine({ request }: Data): string {
    return `We have received your privacy request ${request.reference}`;
  }

  preview({ request }: Data): string {
    return `We handle it by ${formatDay(request.dueDate)}.`;
  }

  body({ request, place }: Data): ReactElement {
    return (
      <>
        <Title status="Request received" tone="water">
          We have received your privacy request
        </Title>
        <Paragraph>
          Hello, {place.name} has received your request about your data. We handle it by {formatDay(request.dueDate)}{' '}
          and write to you when it is done.
        </Paragraph>
        <RequestFacts request={request} />
        <Paragraph>If you did not send this request, please answer this mail and tell us.</Paragraph>
      </>
    );
  }
}
