import { formatInstant } from '@farmhouse/contracts/text/dates';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { Img, Section } from '@react-email/components';
import { Code } from './facts.tsx';
import type { Mail } from './mail-template.ts';
import { openDeadline } from './mail-values.ts';
import { Action, Paragraph, Steps } from './parts.tsx';
import { color, font } from './theme.ts';
import { UPI_QR_ID } from './upi-qr.ts';

const QR_SIDE = 220;

const panel = {
  margin: '18px 0',
  padding: '22px 20px',
  backgroundColor: color.ground,
  border: `1px solid ${color.line}`,
  borderRadius: '14px',
  textAlign: 'center' as const,
};
const sum = { margin: '0 0 4px', fontFamily: font.display, fontSize: '32px', lineHeight: '40px' };
const quiet = { margin: '0 0 8px', fontSize: '14px', lineHeight: '21px', color: color.quiet };
const qr = { margin: '14px auto', borderRadius: '10px', border: `1px solid ${color.line}` };

function HowToPay({ mail }: { mail: Mail }) {
  return (
    <>
      <Steps>
        <>Scan the code with any UPI app, or open the payment page on your phone.</>
        <>
          Pay exactly {formatRupees(mail.booking.finalTotal)} and write <Code>{mail.booking.confirmationCode}</Code> as
          the note.
        </>
        <>Send us the 12-digit reference number (UTR) from your app on the payment page.</>
      </Steps>
      <Action href={mail.links.payment}>Open the payment page</Action>
    </>
  );
}

/** How to pay: amount, code to scan, UPI id, deadline, link. Without a UPI id the house sends the details itself. */
export function PayPanel({ mail }: { mail: Mail }) {
  const { booking, place } = mail;
  const deadline = openDeadline(mail);
  const { upiId } = place;
  return (
    <>
      <Section style={panel}>
        <p style={quiet}>To pay</p>
        <p style={sum}>{formatRupees(booking.finalTotal)}</p>
        {upiId && (
          <>
            <Img
              src={`cid:${UPI_QR_ID}`}
              alt={`UPI code for ${formatRupees(booking.finalTotal)} to ${upiId}`}
              width={QR_SIDE}
              height={QR_SIDE}
              fetchPriority="low"
              style={qr}
            />
            <p style={quiet}>
              UPI id: <Code>{upiId}</Code>
            </p>
          </>
        )}
        {deadline && (
          <p style={quiet}>
            Please pay by <span style={{ whiteSpace: 'nowrap' }}>{formatInstant(deadline)}</span>
          </p>
        )}
      </Section>
      {upiId ? <HowToPay mail={mail} /> : <Paragraph>Our team will share the payment details with you.</Paragraph>}
    </>
  );
}
