import type { ErasureCompleted } from '@farmhouse/contracts/privacy/erasure-events';
import { KEPT_PAYMENT_YEARS } from '@farmhouse/contracts/privacy/personal-data';
import { firstName } from '@farmhouse/contracts/text/first-name';
import type { ReactElement } from 'react';
import type { Mail } from '../mail.ts';
import type { MailData } from '../mail-data.ts';
import type { Recipient, Subject } from '../message.ts';
import { BulletList, Heading, Paragraph, Title } from '../components/components.tsx';
import type { MailTemplate } from '../template/mail-template.ts';
import { OpeningParagraph } from '../template/prose.tsx';
import { HOUSE_FIELDS } from '../template/house-fields.ts';

type Data = MailData<ErasureCompleted>;

const ABOUT: Subject<ErasureCompleted> = { type: 'privacy-request', id: ({ request }) => String(request.id) };

const PERSON: Recipient<ErasureCompleted> = {
  audience: 'guest',
  address: ({ request }) => request.email,
  replyTo: ({ house }) => house.email,
  reason: ({ house }) =>
    `You are receiving this email because ${house.name} has erased your data as you asked. We no longer hold your address.`,
};

/** Kinds of records whose name a guest would not understand as it stands. */
const IN_WORDS: Record<string, string> = {
  Bookings: 'Your name, phone number, email address and wishes in bookings',
  'Mails about bookings': 'Notes of the mails that we sent you about bookings',
  'Contact messages': 'Messages from our contact form',
  'Privacy requests': 'Earlier privacy requests',
  Mails: 'Mails that we sent to you or about you',
  'WhatsApp answers': 'Your STOP or START on WhatsApp',
};

/**
 * The person of a privacy request is erased: what was erased, and what the law requires to be kept. The last mail to
 * this address.
 */
export class DataErasedMail implements Mail<ErasureCompleted> {
  readonly about = ABOUT;
  readonly to = PERSON;
  readonly isErasedOnceSent = true;
  readonly template: MailTemplate<ErasureCompleted> = {
    name: 'Data erased',
    moment: 'question',
    when: 'Everything that names a person was erased as they asked.',
    isMandatory: true,
    subject: 'Your data is erased: privacy request {{reference}}',
    body: 'Hello {{first_name}}, {{house_name}} has carried out your privacy request {{reference}}.',
    fields: {
      first_name: { label: 'First name', value: ({ request }) => firstName(request.name) },
      reference: { label: 'Reference', value: ({ request }) => request.reference },
      ...HOUSE_FIELDS,
    },
  };

  subjectLine({ request }: Data): string {
    return `Your data is erased: privacy request ${request.reference}`;
  }

  preview({ house }: Data): string {
    return `${house.name} has erased what it held of you.`;
  }

  body({ request, erased, keepsPayments, house }: Data): ReactElement {
    const kinds = Object.entries(erased).filter(([, count]) => count > 0);
    return (
      <>
        <Title status="Erased" tone="garden">
          Your data is erased
        </Title>
        <OpeningParagraph>
          Hello {firstName(request.name)}, {house.name} has carried out your privacy request {request.reference}.
        </OpeningParagraph>
        <Heading>What was erased</Heading>
        {kinds.length > 0 ? (
          <BulletList entries={kinds.map(([kind, count]) => `${IN_WORDS[kind] ?? kind}: ${count}`)} />
        ) : (
          <Paragraph>We held nothing of you besides this request, whose name and address are erased, too.</Paragraph>
        )}
        <Heading>What the law makes us keep</Heading>
        {keepsPayments ? (
          <>
            <Paragraph>
              The ledger of your stays and their payments, without your phone number and email address, for at least{' '}
              {KEPT_PAYMENT_YEARS} years.
            </Paragraph>
            <Paragraph>
              Receipts stay as they were issued, with the name that is printed on them: nobody may alter a receipt.
            </Paragraph>
          </>
        ) : (
          <Paragraph>Nothing: there were no payments.</Paragraph>
        )}
        <Paragraph>
          The reference of your request stays as proof that we did it. Technical copies of events are gone within seven
          days, copies for emergencies (backups) as they expire.
        </Paragraph>
      </>
    );
  }
}
