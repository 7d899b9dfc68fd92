import { MAX_SERVICE_PRICE } from '@farmhouse/contracts/catalogue/service';
import { settingDefinition, type SettingKey, type SettingType } from '@farmhouse/contracts/content/setting';
import { isPhone } from '@farmhouse/contracts/text/phone';
import { parseRupees } from '@farmhouse/contracts/text/rupees';
import { isPlainEmail } from '@farmhouse/platform/http/fields';

/** Says what is wrong with a value, or nothing. */
type ValueRule = (value: string) => string | undefined;

const UPI_ID = /^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9.-]{1,63}$/;
const WEB_ADDRESS = /^https?:\/\/[^\s\\]+$/i;
const DEGREES = /^-?\d{1,3}(\.\d{1,10})?$/;

const orEmpty =
  (rule: ValueRule): ValueRule =>
  (value) =>
    value === '' ? undefined : rule(value);

const fits =
  (test: (value: string) => boolean, message: string): ValueRule =>
  (value) =>
    test(value) ? undefined : message;

const whole = (from: number, to: number): ValueRule =>
  fits((value) => {
    const number = parseRupees(value);
    return number !== undefined && number >= from && number <= to;
  }, `Value must be a whole number between ${from} and ${to}`);

const degrees = (limit: number): ValueRule =>
  orEmpty(
    fits(
      (value) => DEGREES.test(value) && Math.abs(Number(value)) <= limit,
      `Value must be degrees between -${limit} and ${limit}`,
    ),
  );

const isWebAddress = (value: string): boolean => WEB_ADDRESS.test(value) && URL.canParse(value);

const BY_TYPE: Record<SettingType, ValueRule> = {
  text: () => undefined,
  number: fits((value) => parseRupees(value) !== undefined, 'Value must be a whole number'),
  url: orEmpty(fits(isWebAddress, 'Value must be an address that begins with https:// or http://')),
  email: orEmpty(fits(isPlainEmail, 'Value must be an e-mail address')),
  phone: orEmpty(fits(isPhone, 'Value must be a phone number with at least 10 digits')),
};

/** Rules of single settings, tighter than their type's. Numbers stay where sums and dates made of them stay sound. */
const BY_KEY: Partial<Record<SettingKey, ValueRule>> = {
  price_per_guest: whole(0, MAX_SERVICE_PRICE),
  maintenance_fee: whole(0, MAX_SERVICE_PRICE),
  turnaround_minutes: whole(0, 7 * 24 * 60),
  booking_max_days_ahead: whole(1, 5 * 365),
  booking_max_nights: whole(1, 365),
  payment_window_hours: whole(1, 365 * 24),
  location_latitude: degrees(90),
  location_longitude: degrees(180),
  google_maps_embed_url: orEmpty(
    fits(
      (value) => isWebAddress(value) && /^https:/i.test(value),
      'Value must be an address that begins with https://',
    ),
  ),
  upi_id: orEmpty(fits((value) => UPI_ID.test(value), 'Value must be a UPI id like name@bank')),
  analytics_consent: fits((value) => value === 'opt_in' || value === 'opt_out', 'Value must be opt_in or opt_out'),
};

/** The type a setting has: a predefined one keeps its own, whatever was asked for. */
export function settingTypeOf(key: string, asked?: SettingType): SettingType {
  return settingDefinition(key)?.type ?? asked ?? 'text';
}

/**
 * What is wrong with the value of a setting, or undefined when it can be stored. Only numbers and switches may
 * not be empty: everything else can be cleared.
 */
export function settingValueProblem(key: string, type: SettingType, value: string): string | undefined {
  const own = Object.hasOwn(BY_KEY, key) ? BY_KEY[key as SettingKey] : undefined;
  return (own ?? BY_TYPE[type])(value);
}
