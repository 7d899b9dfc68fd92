import { firstName } from '@farmhouse/contracts/text/first-name';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { ReactElement } from 'react';
import type { Mail } from '../../mail.ts';
import type { MailData } from '../../mail-data.ts';
import type { ReceiptPayload } from '../../mail-payloads.ts';
import { Code, DetailsTable } from '../../components/details-table.tsx';
import { Action, Heading, Title } from '../../components/components.tsx';
import type { MailTemplate } from '../../template/mail-template.ts';
import { OpeningParagraph } from '../../template/prose.tsx';
import { BOOKING, BOOKING_GUEST } from '../booking-recipients.ts';
import { StayDetails } from '../components/stay-details.tsx';
import { receiptLink } from '../booking-links.ts';
import { KNOWN_GUEST_FIELDS } from '../booking-fields.ts';

type Data = MailData<ReceiptPayload>;

const forWhat = ({ kind, amount }: Data) =>
  kind === 'refund' ? `the refund of ${formatRupees(amount)}` : `your payment of ${formatRupees(amount)}`;

/** The owner sends the guest a receipt. */
export class ReceiptMail implements Mail<ReceiptPayload> {
  readonly about = BOOKING;
  readonly to = BOOKING_GUEST;
  readonly template: MailTemplate<ReceiptPayload> = {
    name: 'Receipt',
    moment: 'payment',
    when: 'You send a receipt from the money of a booking, even while this is off.',
    subject: 'Receipt {{receipt_number}}: {{booking_code}}',
    body: 'Hello {{guest_first_name}}, here is the receipt of {{house_name}} for {{receipt_for}}.',
    fields: {
      ...KNOWN_GUEST_FIELDS,
      receipt_number: { label: 'Number of the receipt', value: ({ number }) => number },
      receipt_amount: { label: 'Amount of the receipt', value: ({ amount }) => formatRupees(amount) },
      receipt_for: { label: 'What the receipt is for', value: forWhat },
      receipt_link: { label: 'Link to the receipt', value: receiptLink, isLink: true },
    },
    example: { status: 'confirmed', paymentStatus: 'verified', due: 0, paymentMethod: 'upi' },
  };

  subjectLine({ booking, number }: Data): string {
    return `Receipt ${number}: ${booking.confirmationCode}`;
  }

  isRequested(): boolean {
    return true;
  }

  preview(data: Data): string {
    return `For ${forWhat(data)}.`;
  }

  body(data: Data): ReactElement {
    const { booking, number, amount, kind, house } = data;
    return (
      <>
        <Title status="Receipt" tone="garden">
          {kind === 'refund' ? 'The receipt of your refund' : 'Your receipt'}
        </Title>
        <OpeningParagraph>
          Hello {firstName(booking.fullName)}, here is the receipt of {house.name} for {forWhat(data)}.
        </OpeningParagraph>
        <DetailsTable
          rows={[
            ['Number', <Code key="number">{number}</Code>],
            ['Amount', formatRupees(amount)],
          ]}
        />
        <Heading>The booking</Heading>
        <StayDetails booking={booking} />
        <Action href={receiptLink(data)}>See the receipt</Action>
      </>
    );
  }
}
