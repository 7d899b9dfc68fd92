import { DEFAULT_CANCELLATION_TERMS, parseCancellationTerms } from '../bookings/cancellation-terms.ts';
import type { BookingTerms } from '../bookings/terms.ts';
import { settingNumber, settingText, type SettingValues } from './setting.ts';

/** The terms of a booking that is made now. */
export function bookingTermsOf(values: SettingValues): BookingTerms {
  return {
    advancePercent: settingNumber(values, 'advance_percent'),
    balanceDays: settingNumber(values, 'balance_days'),
    securityDeposit: settingNumber(values, 'security_deposit'),
    cancellation: parseCancellationTerms(settingText(values, 'cancellation_terms')) ?? [...DEFAULT_CANCELLATION_TERMS],
  };
}
