import { MailOutlined, PhoneOutlined, WhatsAppOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ContactMessageView } from '@farmhouse/contracts/content/contact-message';
import { mailLink } from '@farmhouse/contracts/text/mail-link';
import { whatsappLink, telLink } from '@farmhouse/contracts/text/phone';
import { EmailLink, PhoneLink } from '../../ui/contact-links.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';

type Sender = Pick<ContactMessageView, 'name' | 'email' | 'phone' | 'subject'>;

/** The sender, with links to call, mail or message them. */
export function ContactActions({ message: { name, email, phone, subject } }: { message: Sender }) {
  const about = subject ? `Re: ${subject}` : undefined;
  return (
    <div>
      <DescriptionList
        items={[
          ['Email', <EmailLink email={email} subject={about} />],
          ['Phone', phone ? <PhoneLink number={phone} /> : 'Not given'],
        ]}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        {phone && (
          <>
            <Button
              href={whatsappLink(phone, `Hello ${name}, thank you for your message.`)}
              target="_blank"
              rel="noopener noreferrer"
              icon={<WhatsAppOutlined aria-hidden />}
            >
              WhatsApp
            </Button>
            <Button href={telLink(phone)} icon={<PhoneOutlined aria-hidden />}>
              Call
            </Button>
          </>
        )}
        <Button href={mailLink(email, about)} icon={<MailOutlined aria-hidden />}>
          Mail
        </Button>
      </div>
    </div>
  );
}
