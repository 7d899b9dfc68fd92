import { settingText, type SettingValues } from '@farmhouse/contracts/content/setting';
import { whatsappLink } from '@farmhouse/contracts/text/phone';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { PickedDates } from '../calendar/calendar-days.ts';
import { datesQuestion } from './dates-question.ts';

/** Asks the house for the chosen dates by WhatsApp. */
export function AskForDates({ settings, picked }: { settings: SettingValues; picked: PickedDates }) {
  const whatsapp = settingText(settings, 'whatsapp_number');
  if (!whatsapp) return null;
  return (
    <a
      href={whatsappLink(whatsapp, datesQuestion(picked))}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-terracotta-dark"
    >
      <Icon name="chat" /> Ask on WhatsApp
    </a>
  );
}
