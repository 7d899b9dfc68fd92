import { settingText, type SettingValues } from '@farmhouse/contracts/content/setting';

/** The owner's phone numbers, the main one first. */
export function phonesOf(settings: SettingValues): string[] {
  return [settingText(settings, 'contact_phone'), settingText(settings, 'phone_secondary')].filter(Boolean);
}

/** The `tel:` link of a phone number in any spelling. */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
