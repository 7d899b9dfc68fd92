import { whenToPay } from '@farmhouse/contracts/bookings/terms/when-to-pay';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { Img, Section } from '@react-email/components';
import { Code } from '../../components/details-table.tsx';
import { Action, Paragraph, Steps } from '../../components/components.tsx';
import { color, font } from '../../components/theme.ts';
import { paymentLink } from '../booking-links.ts';
import { amountRequestedOf, laterText, type BookingMailData } from '../booking-values.ts';
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

function HowToPay({ data }: { data: BookingMailData }) {
  return (
    <>
      <Steps>
        <>Scan the code with any UPI app, or open the payment page on your phone.</>
        <>
          Pay exactly {formatRupees(amountRequestedOf(data.booking))} and write{' '}
          <Code>{data.booking.confirmationCode}</Code> as the note.
        </>
        <>Send us the 12-digit reference number (UTR) from your app on the payment page.</>
      </Steps>
      <Action href={paymentLink(data)}>Open the payment page</Action>
    </>
  );
}

/**
 * How to pay: amount, QR code, UPI id, when, link. `when` is a sentence; by default it follows the booking's deadline.
 * Without a UPI id the house sends the details itself. A mail that shows it attaches `upiQr`.
 */
export function PayPanel({ data, when }: { data: BookingMailData; when?: string }) {
  const { booking, house, now } = data;
  const { upiId } = house;
  return (
    <>
      <Section style={panel}>
        <p style={quiet}>To pay</p>
        <p style={sum}>{formatRupees(amountRequestedOf(booking))}</p>
        {upiId && (
          <>
            <Img
              src={`cid:${UPI_QR_ID}`}
              alt={`UPI code for ${formatRupees(amountRequestedOf(booking))} to ${upiId}`}
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
        {laterText(booking) && <p style={quiet}>{laterText(booking)}</p>}
        <p style={{ ...quiet, color: color.ink, fontWeight: 600 }}>{when ?? whenToPay(booking, now)}</p>
      </Section>
      {upiId ? <HowToPay data={data} /> : <Paragraph>Our team will share the payment details with you.</Paragraph>}
    </>
  );
}
