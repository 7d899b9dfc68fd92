import type { ReactElement } from 'react';
import type { Mail, MailData } from '../mail.ts';
import type { PrivacyRequestClosedPayload } from '../mail-payloads.ts';
import { firstName } from '../parts/first-name.ts';
import { Note, Paragraph, Title } from '../parts/parts.tsx';
import { PRIVACY_REQUEST, PRIVACY_REQUESTER } from './privacy-addressees.ts';
import { RequestFacts } from './privacy-facts.tsx';

type Data = MailData<PrivacyRequestClosedPayload>;

const isRejected = ({ request }: Data): boolean => request.status === 'rejected';

/** The owner has completed or rejected a privacy request. */
export class PrivacyRequestClosedMail implements Mail<PrivacyRequestClosedPayload> {
  readonly about = PRIVACY_REQUEST;
  readonly to = PRIVACY_REQUESTER;

  subjectLine(data: Data): string {
    const outcome = isRejected(data) ? 'could not be fulfilled' : 'is completed';
    return `Your privacy request ${data.request.reference} ${outcome}`;
  }

  preview({ note, place }: Data): string {
    return note ?? `${place.name} has handled your request.`;
  }

  body(data: Data): ReactElement {
    const { request, note, place } = data;
    return (
      <>
        <Title status={isRejected(data) ? 'Not fulfilled' : 'Completed'} tone={isRejected(data) ? 'danger' : 'garden'}>
          {isRejected(data) ? 'We could not fulfil your request' : 'Your request is completed'}
        </Title>
        <Paragraph>
          Hello {firstName(request.name)}, {place.name} has handled your privacy request.
        </Paragraph>
        {note && <Note title={`${place.name} writes`}>{note}</Note>}
        <RequestFacts request={request} />
        <Paragraph>If you have a question about it, just answer this mail.</Paragraph>
      </>
    );
  }
}
