import { settingText, type SettingValues } from './setting.ts';

/** What guests are told on the day of arrival; while none is set, the message is not sent. */
const ARRIVAL_SETTINGS = ['arrival_directions', 'gate_code', 'wifi_name', 'wifi_password'] as const;

/** True if there is something to tell guests on the day of arrival. Rule: messages around the stay. */
export const hasArrivalDetails = (settings: SettingValues): boolean =>
  ARRIVAL_SETTINGS.some((key) => settingText(settings, key) !== '');
