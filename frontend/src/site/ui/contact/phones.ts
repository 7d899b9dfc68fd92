import { settingText, type SettingValues } from '@farmhouse/contracts/content/setting';

/** The owner's phone numbers, the main one first. */
export function phonesOf(settings: SettingValues): string[] {
  return [settingText(settings, 'contact_phone'), settingText(settings, 'phone_secondary')].filter(Boolean);
}
