import { mailLink } from '@farmhouse/contracts/text/mail-link';
import { whatsappLink, telLink } from '@farmhouse/contracts/text/phone';
import { Section } from '@react-email/components';
import type { Mail } from '../mail.ts';
import type { MailData } from '../mail-data.ts';
import type { HouseInfo } from '../text/house-info.ts';
import { color } from './theme.ts';

const quiet = {
  margin: '0 0 6px',
  fontSize: '13px',
  lineHeight: '20px',
  color: color.quiet,
  textAlign: 'center' as const,
};
const link = { color: color.quiet, textDecoration: 'underline', whiteSpace: 'nowrap' as const };

function Contacts({ house, whatsappText }: { house: HouseInfo; whatsappText?: string }) {
  const { phone, whatsapp, email } = house;
  return (
    <>
      {phone && (
        <p style={quiet}>
          Call us:{' '}
          <a href={telLink(phone)} style={link}>
            {phone}
          </a>
        </p>
      )}
      {whatsapp && (
        <p style={quiet}>
          <a href={whatsappLink(whatsapp, whatsappText)} style={link}>
            Write to us on WhatsApp
          </a>
        </p>
      )}
      {email && (
        <p style={quiet}>
          <a href={mailLink(email)} style={link}>
            {email}
          </a>
        </p>
      )}
    </>
  );
}

/** How to reach the house, and why this mail came. */
export function Footer<P extends object>({ mail: { to }, data }: { mail: Mail<P>; data: MailData<P> }) {
  const { house } = data;
  return (
    <Section style={{ padding: '22px 12px 0' }}>
      {to.audience === 'guest' && <Contacts house={house} whatsappText={to.whatsappText?.(data)} />}
      {to.audience === 'guest' && house.address && <p style={quiet}>{house.address}</p>}
      <p style={{ ...quiet, marginTop: '12px' }}>{to.reason(data)}</p>
    </Section>
  );
}
