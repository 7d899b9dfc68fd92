import { firstName } from '@farmhouse/contracts/text/first-name';
import type { ReactElement } from 'react';
import type { Mail } from '../mail.ts';
import type { MailData } from '../mail-data.ts';
import type { PrivacyRequestClosedPayload } from '../mail-payloads.ts';
import { Note, Title } from '../components/components.tsx';
import type { MailTemplate } from '../template/mail-template.ts';
import { OpeningParagraph, Prose } from '../template/prose.tsx';
import { PRIVACY_REQUEST, PRIVACY_REQUESTER } from './privacy-recipients.ts';
import { RequestDetails } from './privacy-details.tsx';
import { HOUSE_FIELDS } from '../template/house-fields.ts';

type Data = MailData<PrivacyRequestClosedPayload>;

const isRejected = ({ request }: Data): boolean => request.status === 'rejected';
const outcomeOf = (data: Data): string => (isRejected(data) ? 'could not be fulfilled' : 'is completed');

/** The owner has completed or rejected a privacy request. */
export class PrivacyRequestClosedMail implements Mail<PrivacyRequestClosedPayload> {
  readonly about = PRIVACY_REQUEST;
  readonly to = PRIVACY_REQUESTER;
  readonly template: MailTemplate<PrivacyRequestClosedPayload> = {
    name: 'Privacy request closed',
    moment: 'question',
    when: 'You have completed or rejected a privacy request.',
    isMandatory: true,
    subject: 'Your privacy request {{reference}} {{outcome}}',
    body: 'Hello {{first_name}}, {{house_name}} has handled your privacy request.\n\nIf you have a question about it, just answer this mail.',
    fields: {
      first_name: { label: 'First name', value: ({ request }) => firstName(request.name) },
      reference: { label: 'Reference', value: ({ request }) => request.reference },
      outcome: { label: 'Outcome', value: outcomeOf },
      ...HOUSE_FIELDS,
    },
  };

  subjectLine(data: Data): string {
    return `Your privacy request ${data.request.reference} ${outcomeOf(data)}`;
  }

  preview({ note, house }: Data): string {
    return note ?? `${house.name} has handled your request.`;
  }

  body(data: Data): ReactElement {
    const { request, note, house } = data;
    return (
      <>
        <Title status={isRejected(data) ? 'Not fulfilled' : 'Completed'} tone={isRejected(data) ? 'danger' : 'garden'}>
          {isRejected(data) ? 'We could not fulfil your request' : 'Your request is completed'}
        </Title>
        <OpeningParagraph>
          Hello {firstName(request.name)}, {house.name} has handled your privacy request.
        </OpeningParagraph>
        {note && <Note title={`${house.name} writes`}>{note}</Note>}
        <RequestDetails request={request} />
        <Prose>If you have a question about it, just answer this mail.</Prose>
      </>
    );
  }
}
