import type { BookingTerms } from '../bookings/terms/booking-terms.ts';
import { parseCancellationTerms } from '../bookings/terms/cancellation-terms.ts';
import { DEFAULT_CANCELLATION_TERMS } from '../bookings/terms/default-cancellation-terms.ts';
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
