import { firstName } from '@farmhouse/contracts/text/first-name';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { ReactElement } from 'react';
import type { Mail } from '../../mail.ts';
import type { MailData } from '../../mail-data.ts';
import type { DepositKeptPayload } from '../../mail-payloads.ts';
import { Action, Note, Title } from '../../components/components.tsx';
import type { MailTemplate } from '../../template/mail-template.ts';
import { OpeningParagraph } from '../../template/prose.tsx';
import { BOOKING, BOOKING_GUEST } from '../booking-recipients.ts';
import { StayDetails } from '../components/stay-details.tsx';
import { bookingLink } from '../booking-links.ts';
import { KNOWN_GUEST_FIELDS } from '../booking-fields.ts';

type Data = MailData<DepositKeptPayload>;

/** A part of the guest's deposit is not returned. */
export class DepositKeptMail implements Mail<DepositKeptPayload> {
  readonly about = BOOKING;
  readonly to = BOOKING_GUEST;
  readonly template: MailTemplate<DepositKeptPayload> = {
    name: 'Deposit kept',
    moment: 'change',
    when: 'You have kept a part of a deposit.',
    isMandatory: true,
    subject: '{{kept}} of your deposit: {{booking_code}}',
    body: 'Hello {{guest_first_name}}, thank you for staying at {{house_name}}. We have kept {{kept}} of your security deposit. If you see it differently, please answer this mail or call us.',
    fields: {
      ...KNOWN_GUEST_FIELDS,
      kept: { label: 'Amount kept', value: ({ amount }) => formatRupees(amount) },
    },
    example: { status: 'completed' },
  };

  subjectLine({ booking, amount }: Data): string {
    return `${formatRupees(amount)} of your deposit: ${booking.confirmationCode}`;
  }

  preview(): string {
    return 'What we have kept, and why.';
  }

  body(data: Data): ReactElement {
    const { booking, amount, note, house } = data;
    return (
      <>
        <Title status="Deposit" tone="marigold">
          We have kept {formatRupees(amount)} of your deposit
        </Title>
        <OpeningParagraph>
          Hello {firstName(booking.fullName)}, thank you for staying at {house.name}. We have kept{' '}
          {formatRupees(amount)} of your security deposit. If you see it differently, please answer this mail or call
          us.
        </OpeningParagraph>
        {note && <Note title="Reason">{note}</Note>}
        <StayDetails booking={booking} />
        <Action href={bookingLink(data)}>See your booking</Action>
      </>
    );
  }
}
