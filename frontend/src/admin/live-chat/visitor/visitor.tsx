import { WhatsAppOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { AdminChatSessionView } from '@farmhouse/contracts/chat/chat-session';
import { isSitePath } from '@farmhouse/contracts/text/url';
import { formatInstant } from '@farmhouse/contracts/text/dates';
import { whatsappLink } from '@farmhouse/contracts/text/phone';
import { EmailLink, PhoneLink } from '../../ui/contact-links.tsx';
import { PanelSection } from '../../ui/panel-section.tsx';
import { PastBookings } from './past-bookings.tsx';
import { nameOf } from './visitor-name.ts';

/** The data that the visitor entered, the page they have open, and their bookings. */
export function Visitor({ session }: { session: AdminChatSessionView }) {
  const { visitorName, visitorEmail, visitorPhone, startedAt } = session;
  return (
    <div className="grid grid-cols-1 gap-6">
      <PanelSection title="Visitor">
        <dl className="grid gap-2">
          <Detail label="Name">{nameOf(session)}</Detail>
          <Detail label="Phone">{visitorPhone ? <PhoneLink number={visitorPhone} /> : 'Not given'}</Detail>
          <Detail label="Email">{visitorEmail ? <EmailLink email={visitorEmail} /> : 'Not given'}</Detail>
          <Detail label="Page">
            <VisitorPage session={session} />
          </Detail>
          <Detail label="Started">{formatInstant(startedAt)}</Detail>
        </dl>
        {visitorPhone && (
          <p className="mt-4">
            <Button
              href={whatsappLink(visitorPhone, visitorName ? `Hello ${visitorName}, ` : 'Hello, ')}
              target="_blank"
              rel="noopener noreferrer"
              icon={<WhatsAppOutlined aria-hidden />}
            >
              WhatsApp
            </Button>
          </p>
        )}
      </PanelSection>
      {visitorPhone && <PastBookings phone={visitorPhone} />}
    </div>
  );
}

function Detail({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The page that the visitor has open, as a link. Their client sends it, so that it could be any text. */
function VisitorPage({ session: { status, visitorPage, visitorOnline } }: { session: AdminChatSessionView }) {
  if (!visitorPage || !isSitePath(visitorPage)) return 'Not known';
  const isThere = status !== 'closed' && visitorOnline;
  return (
    <>
      <a href={visitorPage} target="_blank" rel="noopener noreferrer" className="text-terracotta-dark">
        {visitorPage}
      </a>
      {!isThere && <span className="block text-sm text-quiet">Has left the site</span>}
    </>
  );
}
