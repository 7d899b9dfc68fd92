import { MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import { useEffect, useState } from 'react';
import { CHAT_UNASSIGNED_MINUTES, type ChatSessionView } from '@farmhouse/contracts/chat/chat-session';
import { settingText } from '@farmhouse/contracts/content/setting';
import { whatsappLink, telLink } from '@farmhouse/contracts/text/phone';
import { serverNow } from '../../shared/api/server-clock.ts';
import { useSettings } from '../../shared/content/settings.api.ts';
import { buttonClass } from '../ui/button.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { isWithinHours } from './business-hours.ts';

const UNASSIGNED_MS = CHAT_UNASSIGNED_MINUTES * MINUTE_MS;

/** Links to the owner outside the chat; `message` is the draft of the WhatsApp message. */
export function ContactLinks({ text, message }: { text?: string; message?: string }) {
  const settings = useSettings();
  const whatsapp = settingText(settings, 'whatsapp_number');
  const phone = settingText(settings, 'contact_phone');
  if (!whatsapp && !phone) return null;
  return (
    <div>
      {text && <p className="text-sm text-quiet">{text}</p>}
      <p className="mt-2 flex flex-wrap gap-2">
        {whatsapp && (
          <a href={whatsappLink(whatsapp, message)} target="_blank" rel="noreferrer" className={buttonClass('outline')}>
            <Icon name="chat" /> WhatsApp
          </a>
        )}
        {phone && (
          <a href={telLink(phone)} className={buttonClass('outline')}>
            <Icon name="phone" /> Call
          </a>
        )}
      </p>
    </div>
  );
}

/** The setting `business_hours`; undefined during these hours. */
export function useOutsideHours(): string | undefined {
  const hours = settingText(useSettings(), 'business_hours');
  return isWithinHours(hours, serverNow()) ? undefined : hours;
}

/** Says when the owner answers, and what a visitor can expect until then; `message` as in ContactLinks. */
export function OutsideHours({ hours, message }: { hours: string; message: string }) {
  return (
    <Notice tone="info" title="We may not be here right now">
      <p>
        Our hours: {hours}. If nobody joins your chat within two minutes, we contact you on your phone number. Or reach
        us directly:
      </p>
      <ContactLinks message={message} />
    </Notice>
  );
}

/**
 * Shown to a visitor whose chat no admin has answered within two minutes. The owner is alerted at the same time, by
 * mail only where there is an address for it.
 */
export function NoAnswerNotice({ session: { startedAt, visitorName, visitorPhone } }: { session: ChatSessionView }) {
  const isLate = useIsPast(Date.parse(startedAt) + UNASSIGNED_MS);
  const hours = useOutsideHours();
  const message = `Hello, this is ${visitorName}. I am waiting in the chat on your site.`;
  if (!isLate) {
    return (
      <>
        <p className="text-center text-sm text-quiet">You can keep looking around. The chat stays open.</p>
        {hours && <OutsideHours {...{ hours, message }} />}
      </>
    );
  }
  return (
    <Notice tone="info" title="Sorry, nobody could join yet">
      <p>We have your name and number, and will contact you on {visitorPhone}. In a hurry? Reach us directly:</p>
      <ContactLinks message={message} />
    </Notice>
  );
}

interface WithoutCookieProps {
  session: ChatSessionView;
  /** What was written and not sent, as the end of a question that was longer than a message; usually empty. */
  unsent: string;
}

/** Shown instead of a chat that the owner has, and that this visitor's browser cannot open. */
export function WithoutCookie({ session: { visitorName, visitorPhone }, unsent }: WithoutCookieProps) {
  const received = unsent ? 'what you wrote first' : 'what you wrote';
  return (
    <div role="status" className="flex-1 overflow-y-auto p-4">
      <Notice tone="warning" title="Your browser blocks the chat's cookie">
        <p>
          We have {received} and will contact you on {visitorPhone}. In a hurry? Reach us directly:
        </p>
        <ContactLinks message={`Hello, this is ${visitorName}. I have written in the chat on your site.`} />
        {unsent && (
          <>
            <p className="mt-4 font-semibold">This was not sent:</p>
            <p className="my-2 wrap-anywhere whitespace-pre-wrap">{unsent}</p>
            <CopyButton text={unsent} what="what was not sent" />
          </>
        )}
      </Notice>
    </div>
  );
}

const serverMs = () => serverNow().getTime();

/** True once the server's clock has passed the instant, in milliseconds. */
function useIsPast(instant: number): boolean {
  const [now, setNow] = useState(serverMs);
  const isPast = now >= instant;
  useEffect(() => {
    if (isPast) return;
    const timer = setTimeout(() => setNow(serverMs()), Math.max(instant - serverMs(), 0));
    return () => clearTimeout(timer);
    // with `now`, because what is known of the server's clock may have changed while the timer ran
  }, [instant, now, isPast]);
  return isPast;
}
