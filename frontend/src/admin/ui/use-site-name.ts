import { settingText } from '@farmhouse/contracts/content/setting';
import { useSettings } from '../../shared/content/settings.api.ts';

/** The name of the house, as the public site shows it. */
export const useSiteName = (): string => settingText(useSettings(), 'site_name');
