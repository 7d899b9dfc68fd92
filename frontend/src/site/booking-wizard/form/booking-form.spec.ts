import { describe, expect, it } from '@jest/globals';
import { DATES_TAKEN } from '../../ui/stay/dates-taken.ts';
import { bookingSchema, EMPTY_FORM, type FormContext, type FormInput } from './booking-form.ts';

const context: FormContext = {
  now: new Date('2026-11-21T12:00:00+05:30'),
  limits: { maxDaysAhead: 365, maxNights: 30 },
  taken: [],
  rules: [],
};
const filled: FormInput = {
  ...EMPTY_FORM,
  fullName: 'Asha Rao',
  contactNumber: '+91 90000 12345',
  checkinDate: '2026-12-05',
  checkoutDate: '2026-12-07',
  guestCount: '4',
  checkinTime: '14:00',
};

function problems(values: Partial<FormInput>, seen: FormContext = context): Record<string, string> {
  const { error } = bookingSchema(() => seen).safeParse({ ...filled, ...values });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('the booking form', () => {
  it('accepts a complete form and converts the number of guests to a number', () => {
    expect(problems({})).toEqual({});
    expect(bookingSchema(() => context).parse(filled).guestCount).toBe(4);
  });

  it.each<[keyof FormInput, string, string]>([
    ['fullName', '', 'Full name is required'],
    ['fullName', 'A', 'Full name is required'],
    ['fullName', '  A  ', 'Full name is required'],
    ['fullName', 'A\u200b\u200b', 'Full name is required'],
    ['fullName', '😀', 'Full name is required'],
    ['contactNumber', '', 'Valid contact number is required'],
    ['contactNumber', '900001234', 'Valid contact number is required'],
    ['contactNumber', 'call me maybe', 'Valid contact number is required'],
    ['email', 'asha@', 'Please enter a valid email address'],
    ['email', 'asha@ex\u0430mple.com', 'Please enter a valid email address'],
    ['checkinDate', '', 'Check-in date is required'],
    ['checkinDate', '2026-11-20', 'Check-in date cannot be in the past'],
    ['checkoutDate', '', 'Check-out date is required'],
    ['checkoutDate', '2026-12-04', 'Check-out date cannot be before the check-in date'],
    ['checkoutDate', '2027-01-05', 'A stay can be at most 30 nights'],
    ['guestCount', '', 'At least 1 guest is required'],
    ['guestCount', '0', 'At least 1 guest is required'],
    ['checkinTime', '', 'Check-in time is required'],
    ['upiTransactionId', '12345', 'A UTR has exactly 12 digits'],
  ])('rejects %s %j with “%s”', (field, value, message) => {
    expect(problems({ [field]: value })).toEqual({ [field]: message });
  });

  it.each<[keyof FormInput, string]>([
    ['fullName', 'Jo'],
    ['contactNumber', '9000012345'],
    ['email', ''],
    ['email', 'asha@example.com'],
    ['checkinDate', '2026-12-07'],
    ['checkoutTime', ''],
    ['specialRequests', ''],
    ['upiTransactionId', '1234 5678 9012'],
  ])('accepts %s %j', (field, value) => {
    expect(problems({ [field]: value })).toEqual({});
  });

  it.each<[keyof FormInput, string, number]>([
    ['fullName', 'Full name', 100],
    ['specialRequests', 'Special requests', 2000],
  ])('counts the characters of %s, not its UTF-16 units', (field, name, max) => {
    expect(problems({ [field]: '🌴'.repeat(max) })).toEqual({});
    expect(problems({ [field]: '🌴'.repeat(max + 1) })).toEqual({
      [field]: `${name} can have at most ${max} characters`,
    });
  });

  it('accepts dates that are free from some check-in time on, while no time is chosen', () => {
    const taken = [{ from: new Date('2026-12-04T09:00:00Z'), to: new Date('2026-12-05T06:30:00Z') }];
    const seen = { ...context, taken };

    expect(problems({ checkinTime: '' }, seen)).toEqual({ checkinTime: 'Check-in time is required' });
    expect(problems({ checkinTime: '11:00' }, seen)).toEqual({ checkinDate: DATES_TAKEN });
  });

  it('rejects dates that overlap a confirmed stay, and accepts dates right after it', () => {
    const taken = [{ from: new Date('2026-12-05T09:00:00Z'), to: new Date('2026-12-06T06:30:00Z') }];

    expect(problems({}, { ...context, taken })).toEqual({ checkinDate: DATES_TAKEN });
    expect(problems({ checkinDate: '2026-12-06' }, { ...context, taken })).toEqual({});
  });
});
