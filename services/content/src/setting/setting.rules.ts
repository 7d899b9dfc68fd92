import { parseCancellationTerms } from '@farmhouse/contracts/bookings/terms/cancellation-terms';
import { MAX_TURNAROUND_MINUTES } from '@farmhouse/contracts/bookings/stay/stay';
import { parseTaxRates } from '@farmhouse/contracts/bookings/receipt/tax';
import { MAX_SERVICE_PRICE } from '@farmhouse/contracts/catalogue/service';
import { settingDefinition, type SettingType, type SettingKey } from '@farmhouse/contracts/content/setting-definitions';
import { withLatinDigits } from '@farmhouse/contracts/text/digits';
import { isHttpUrl } from '@farmhouse/contracts/text/url';
import { isPhone } from '@farmhouse/contracts/text/phone';
import { mustBeRupees, parseRupees } from '@farmhouse/contracts/text/rupees';
import { withoutHidden } from '@farmhouse/contracts/text/visible';
import { isPlainEmail } from '@farmhouse/platform/input/property.decorators';

/** Returns what is wrong with a value, or undefined. */
type ValueRule = (value: string) => string | undefined;

const UPI_ID = /^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9.-]{1,63}$/;
/** Source: the format of India's GST numbers: state, PAN, count, Z, check character. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const DEGREES = /^-?\d{1,3}(\.\d{1,10})?$/;

const emptyOr =
  (rule: ValueRule): ValueRule =>
  (value) =>
    value === '' ? undefined : rule(value);

const matches =
  (test: (value: string) => boolean, message: string): ValueRule =>
  (value) =>
    test(value) ? undefined : message;

const isWithin =
  (from: number, to: number) =>
  (value: string): boolean => {
    const number = parseRupees(value);
    return number !== undefined && number >= from && number <= to;
  };

/** `unit` follows the highest number in the message. */
const wholeNumber = (from: number, to: number, unit = ''): ValueRule =>
  matches(isWithin(from, to), `Value must be a whole number between ${from} and ${to}${unit}`);

const amount: ValueRule = matches(isWithin(0, MAX_SERVICE_PRICE), `Value ${mustBeRupees(0, MAX_SERVICE_PRICE)}`);

const degrees = (limit: number): ValueRule =>
  emptyOr(
    matches(
      (value) => DEGREES.test(value) && Math.abs(Number(value)) <= limit,
      `Value must be degrees between -${limit} and ${limit}`,
    ),
  );

const BY_TYPE: Record<SettingType, ValueRule> = {
  text: () => undefined,
  number: matches((value) => parseRupees(value) !== undefined, 'Value must be a whole number'),
  url: emptyOr(matches(isHttpUrl, 'Value must be an address that begins with https:// or http://')),
  email: emptyOr(matches(isPlainEmail, 'Value must be an email address')),
  phone: emptyOr(matches(isPhone, 'Value must be a phone number with at least 10 digits')),
};

/**
 * Rules for individual settings, stricter than their type's. Numbers are bounded so that sums and dates cannot
 * overflow.
 */
const BY_KEY: Partial<Record<SettingKey, ValueRule>> = {
  price_per_guest: amount,
  maintenance_fee: amount,
  turnaround_minutes: wholeNumber(0, MAX_TURNAROUND_MINUTES, ' minutes, which is one day'),
  booking_max_days_ahead: wholeNumber(1, 5 * 365),
  booking_max_nights: wholeNumber(1, 365),
  payment_window_hours: wholeNumber(1, 365 * 24),
  advance_percent: wholeNumber(1, 100),
  balance_days: wholeNumber(0, 365),
  security_deposit: amount,
  cancellation_terms: matches(
    (value) => parseCancellationTerms(value) !== null,
    'Value must be rows of days before arrival and percent returned, like [{"days":14,"percent":100}], never more for a later cancellation',
  ),
  gstin: emptyOr(
    matches((value) => GSTIN.test(value), 'Value must be a GST number of 15 characters, like 36ABCDE1234F1Z5'),
  ),
  gst_rates: emptyOr(
    matches(
      (value) => parseTaxRates(value) !== null,
      'Value must be rates like {"placeOfSupply":"36-Telangana","rooms":[{"upTo":7500,"percent":5},{"upTo":null,"percent":18}],"services":18}',
    ),
  ),
  location_latitude: degrees(90),
  location_longitude: degrees(180),
  google_maps_embed_url: emptyOr(
    matches(
      (value) => isHttpUrl(value) && /^https:/i.test(value),
      'Value must be an address that begins with https://',
    ),
  ),
  upi_id: emptyOr(matches((value) => UPI_ID.test(value), 'Value must be a UPI id like name@bank')),
  mail_picture: matches((value) => value === 'none' || value === 'farmhouse', 'Value must be none or farmhouse'),
  analytics_consent: matches((value) => value === 'opt_in' || value === 'opt_out', 'Value must be opt_in or opt_out'),
};

/** The type of a setting: that of its definition, else the requested one, else text. */
export function settingTypeOf(key: string, requested?: SettingType): SettingType {
  return settingDefinition(key)?.type ?? requested ?? 'text';
}

/**
 * The value as it is stored: a phone number in Latin digits and without invisible characters, since a link to call it
 * takes no others.
 */
export function storedSettingValue(type: SettingType, value: string): string {
  return type === 'phone' ? withLatinDigits(withoutHidden(value)).trim() : value;
}

/**
 * What is wrong with the value of a setting, or undefined when it is valid. Numbers and switches cannot be empty;
 * everything else can be cleared.
 */
export function settingValueProblem(key: string, type: SettingType, value: string): string | undefined {
  const keyRule = Object.hasOwn(BY_KEY, key) ? BY_KEY[key as SettingKey] : undefined;
  return (keyRule ?? BY_TYPE[type])(value);
}
