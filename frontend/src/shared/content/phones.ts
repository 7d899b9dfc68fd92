import { settingText, type SettingValues } from '@farmhouse/contracts/content/setting';

/** The numbers that guests may call, the first one first. */
export function phonesOf(settings: SettingValues): string[] {
  return [settingText(settings, 'contact_phone'), settingText(settings, 'phone_secondary')].filter(Boolean);
}

/** Link that calls a number, however it is written. */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
