import { PAYMENT_METHOD_NAMES } from '@farmhouse/contracts/bookings/payment/payment-method';
import { firstName } from '@farmhouse/contracts/text/first-name';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { ReactElement } from 'react';
import type { Mail } from '../../mail.ts';
import type { MailData } from '../../mail-data.ts';
import type { RefundPaidPayload } from '../../mail-payloads.ts';
import { Code, DetailsTable } from '../../components/details-table.tsx';
import { Action, Heading, Note, Title } from '../../components/components.tsx';
import type { MailTemplate } from '../../template/mail-template.ts';
import { OpeningParagraph } from '../../template/prose.tsx';
import { BOOKING, BOOKING_GUEST } from '../booking-recipients.ts';
import { StayDetails } from '../components/stay-details.tsx';
import { bookingLink } from '../booking-links.ts';
import { KNOWN_GUEST_FIELDS } from '../booking-fields.ts';

type Data = MailData<RefundPaidPayload>;

/** Money was paid back to the guest. */
export class RefundPaidMail implements Mail<RefundPaidPayload> {
  readonly about = BOOKING;
  readonly to = BOOKING_GUEST;
  readonly template: MailTemplate<RefundPaidPayload> = {
    name: 'Refund paid',
    moment: 'change',
    when: 'You have recorded that money was paid back.',
    isMandatory: true,
    subject: 'Refund of {{refund}}: {{booking_code}}',
    body: 'Hello {{guest_first_name}}, {{house_name}} has paid back {{refund}} of your booking.',
    fields: {
      ...KNOWN_GUEST_FIELDS,
      refund: { label: 'Amount paid back', value: ({ amount }) => formatRupees(amount) },
      refund_method: { label: 'How it was paid back', value: ({ method }) => PAYMENT_METHOD_NAMES[method] },
    },
    example: { status: 'cancelled' },
  };

  subjectLine({ booking, amount }: Data): string {
    return `Refund of ${formatRupees(amount)}: ${booking.confirmationCode}`;
  }

  preview({ method }: Data): string {
    return `Sent by ${PAYMENT_METHOD_NAMES[method]}.`;
  }

  body(data: Data): ReactElement {
    const { booking, amount, method, reference, note, house } = data;
    return (
      <>
        <Title status="Refund" tone="garden">
          We have sent you {formatRupees(amount)}
        </Title>
        <OpeningParagraph>
          Hello {firstName(booking.fullName)}, {house.name} has paid back {formatRupees(amount)} of your booking.
        </OpeningParagraph>
        <DetailsTable
          rows={[
            ['Amount', formatRupees(amount)],
            ['Sent by', PAYMENT_METHOD_NAMES[method]],
            ['Reference', reference && <Code key="reference">{reference}</Code>],
          ]}
        />
        {note && <Note title="From our team">{note}</Note>}
        <Heading>The booking</Heading>
        <StayDetails booking={booking} />
        <Action href={bookingLink(data)}>See your booking</Action>
      </>
    );
  }
}
