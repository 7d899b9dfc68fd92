import { depositSentence } from '../bookings/terms/deposit.ts';
import { settingNumber, type SettingValues } from './setting.ts';

/**
 * The deposit of a booking that is made now, as a sentence without its full stop; undefined when there is none. Rule:
 * it is named in every view of a price.
 */
export const offeredDeposit = (values: SettingValues): string | undefined =>
  depositSentence({ securityDeposit: settingNumber(values, 'security_deposit') });
