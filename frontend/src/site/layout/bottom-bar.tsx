import { Link } from 'react-router-dom';
import { settingText } from '@farmhouse/contracts/content/setting';
import { whatsappLink, telLink } from '@farmhouse/contracts/text/phone';
import { useSettings } from '../../shared/content/settings.api.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useQuestion } from '../guest-booking/access/use-question.ts';
import { useTyping } from '../ui/forms/use-typing.ts';

const ITEM = 'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-semibold no-underline';

interface BottomBarProps {
  withBook: boolean;
  /** What a visitor of the page asks about, such as a service; a stay by default. */
  about?: string;
}

/**
 * Bar with actions at the bottom of a phone's screen; the button of the live chat covers its right end. Hidden while
 * a text field has focus.
 */
export function BottomBar({ withBook, about }: BottomBarProps) {
  const settings = useSettings();
  const question = useQuestion(about);
  const typing = useTyping();
  const phone = settingText(settings, 'contact_phone');
  const whatsapp = settingText(settings, 'whatsapp_number');
  return (
    <nav
      aria-label="Quick actions"
      className={`sticky bottom-0 z-30 flex border-t pr-16 noscript:pr-0 border-line bg-surface/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md transition-[translate,visibility] duration-200 md:hidden ${typing ? 'invisible translate-y-full' : ''}`}
    >
      {withBook && (
        <Link to="/booking" className={`${ITEM} bg-garden text-white`}>
          <Icon name="calendar" /> Book
        </Link>
      )}
      {phone && (
        <a href={telLink(phone)} className={ITEM}>
          <Icon name="phone" /> Call
        </a>
      )}
      {whatsapp && (
        <a href={whatsappLink(whatsapp, question)} target="_blank" rel="noreferrer" className={ITEM}>
          <Icon name="chat" /> WhatsApp
        </a>
      )}
    </nav>
  );
}
