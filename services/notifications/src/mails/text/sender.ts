import { settingText, type SettingValues } from '@farmhouse/contracts/content/setting';
import { headerText } from '../compose.ts';

export interface Sender {
  name: string;
  address: string;
}

/** `Name <name@host>` or an address alone, as the configuration checks it. */
const CONFIGURED = /^(?:([^<>]*)<([^<>]+)>|([^<>]+))$/;

/** The sender of every mail: the site's stored name, else the configured one, at the configured address. */
export function senderOf(settings: SettingValues, configured: string): Sender {
  const [, name = '', named, address] = CONFIGURED.exec(configured) ?? [];
  const own = settings.get('site_name')?.trim() || name.trim() || settingText(settings, 'site_name');
  return { name: headerText(own), address: named ?? address ?? configured };
}
