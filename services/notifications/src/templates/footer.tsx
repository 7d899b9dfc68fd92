import { whatsappLink } from '@farmhouse/contracts/text/phone';
import { Section } from '@react-email/components';
import { phoneLink } from './links.ts';
import type { Audience, Mail } from './mail-template.ts';
import { color } from './theme.ts';

const quiet = {
  margin: '0 0 6px',
  fontSize: '13px',
  lineHeight: '20px',
  color: color.quiet,
  textAlign: 'center' as const,
};
const link = { color: color.quiet, textDecoration: 'underline', whiteSpace: 'nowrap' as const };

function Contacts({ mail: { place, booking } }: { mail: Mail }) {
  const { phone, whatsapp, email } = place;
  return (
    <>
      {phone && (
        <p style={quiet}>
          Call us:{' '}
          <a href={phoneLink(phone)} style={link}>
            {phone}
          </a>
        </p>
      )}
      {whatsapp && (
        <p style={quiet}>
          <a href={whatsappLink(whatsapp, `Booking ${booking.confirmationCode}`)} style={link}>
            Write to us on WhatsApp
          </a>
        </p>
      )}
      {email && (
        <p style={quiet}>
          <a href={`mailto:${email}`} style={link}>
            {email}
          </a>
        </p>
      )}
    </>
  );
}

/** How to reach the house, and why this mail came. */
export function Footer({ mail, audience }: { mail: Mail; audience: Audience }) {
  const { name, address } = mail.place;
  return (
    <Section style={{ padding: '22px 12px 0' }}>
      {audience === 'guest' && <Contacts mail={mail} />}
      {audience === 'guest' && address && <p style={quiet}>{address}</p>}
      <p style={{ ...quiet, marginTop: '12px' }}>
        {audience === 'guest'
          ? `You get this mail because a stay at ${name} was booked with your address.`
          : `You get this mail because booking mails of ${name} go to your address.`}
      </p>
    </Section>
  );
}
