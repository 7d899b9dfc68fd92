import { settingText } from '@farmhouse/contracts/content/setting';
import { whatsappLink } from '@farmhouse/contracts/text/phone';
import { useSettings } from '../../../shared/content/settings.api.ts';
import { buttonClass, type ButtonVariant } from '../button.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { askAbout } from './ask-about.ts';

/** Opens a WhatsApp message to the owner with a question about something; nothing without a number in the settings. */
export function WhatsappButton({ about = 'a stay', variant }: { about?: string; variant: ButtonVariant }) {
  const number = settingText(useSettings(), 'whatsapp_number');
  if (!number) return null;
  return (
    <a href={whatsappLink(number, askAbout(about))} target="_blank" rel="noreferrer" className={buttonClass(variant)}>
      <Icon name="chat" /> WhatsApp us
    </a>
  );
}
