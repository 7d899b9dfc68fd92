import { formatDay } from '@farmhouse/contracts/text/dates';
import type { ReactElement } from 'react';
import type { Mail } from '../mail.ts';
import type { MailData } from '../mail-data.ts';
import type { PrivacyRequestPayload } from '../mail-payloads.ts';
import { Title } from '../components/components.tsx';
import type { MailTemplate } from '../template/mail-template.ts';
import { OpeningParagraph, Prose } from '../template/prose.tsx';
import { PRIVACY_REQUEST, PRIVACY_REQUESTER } from './privacy-recipients.ts';
import { RequestDetails } from './privacy-details.tsx';
import { HOUSE_FIELDS } from '../template/house-fields.ts';

type Data = MailData<PrivacyRequestPayload>;

/**
 * A privacy request was filed. Anyone can enter anyone's address there, so that the mail holds nothing that was typed:
 * it cannot be used to send text to a stranger.
 */
export class PrivacyRequestReceivedMail implements Mail<PrivacyRequestPayload> {
  readonly about = PRIVACY_REQUEST;
  readonly to = PRIVACY_REQUESTER;
  readonly template: MailTemplate<PrivacyRequestPayload> = {
    name: 'Privacy request received',
    moment: 'question',
    when: 'Somebody has filed a privacy request.',
    isMandatory: true,
    subject: 'We have received your privacy request {{reference}}',
    body: 'Hello, {{house_name}} has received your request about your data. We handle it by {{due_day}} and write to you when it is done.\n\nIf you did not send this request, please answer this mail and tell us.',
    fields: {
      reference: { label: 'Reference', value: ({ request }) => request.reference },
      due_day: { label: 'Due day', value: ({ request }) => formatDay(request.dueDate) },
      ...HOUSE_FIELDS,
    },
  };

  subjectLine({ request }: Data): string {
    return `We have received your privacy request ${request.reference}`;
  }

  preview({ request }: Data): string {
    return `We handle it by ${formatDay(request.dueDate)}.`;
  }

  body({ request, house }: Data): ReactElement {
    return (
      <>
        <Title status="Request received" tone="water">
          We have received your privacy request
        </Title>
        <OpeningParagraph>
          Hello, {house.name} has received your request about your data. We handle it by {formatDay(request.dueDate)}{' '}
          and write to you when it is done.
        </OpeningParagraph>
        <RequestDetails request={request} />
        <Prose>If you did not send this request, please answer this mail and tell us.</Prose>
      </>
    );
  }

  isLimitedByMailbox(): boolean {
    return true;
  }
}
