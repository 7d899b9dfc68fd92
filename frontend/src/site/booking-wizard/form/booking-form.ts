import { isTooLong, tooLong } from '@farmhouse/contracts/text/too-long';
import { INVALID_EMAIL } from '@farmhouse/contracts/text/email';
import * as z from 'zod/mini';
import type { StayLimits } from '@farmhouse/contracts/bookings/stay/stay-limits';
import {
  CHECKIN_TIMES,
  LATEST_CHECKIN_TIME,
  overlaps,
  stayInterval,
  isStayOver,
  stayProblem,
  type StayInterval,
} from '@farmhouse/contracts/bookings/stay/stay';
import { stayRuleProblem } from '@farmhouse/contracts/bookings/stay/stay-rules';
import type { StayRule } from '@farmhouse/contracts/catalogue/stay-rule';
import { daysBetween, isIsoDate } from '@farmhouse/contracts/timing/ist';
import { FULL_NAME_MAX_LENGTH, SPECIAL_REQUESTS_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking/booking';
import { INVALID_UTR, normaliseUtr } from '@farmhouse/contracts/bookings/payment/utr';
import { INVALID_PHONE, isPhone } from '@farmhouse/contracts/text/phone';
import { visibleLength } from '@farmhouse/contracts/text/visible';
import { DATES_TAKEN } from '../../ui/stay/dates-taken.ts';
import { isEmail } from '../../ui/forms/email.ts';

/** Data that the guest's dates are validated against; changes while the wizard is open. */
export interface FormContext {
  now: Date;
  limits: StayLimits;
  /** Confirmed stays and blocks, as far as they are loaded. */
  taken: readonly StayInterval[];
  /** The owner's rules for stays, as far as they are loaded. */
  rules: readonly StayRule[];
}

const atMost = (name: string, max: number) => z.refine<string>((text) => !isTooLong(text, max), tooLong(name, max));

const shape = z.object({
  fullName: z.string().check(
    z.trim(),
    z.refine((name) => visibleLength(name) >= 2, 'Full name is required'),
    atMost('Full name', FULL_NAME_MAX_LENGTH),
  ),
  contactNumber: z.string().check(z.trim(), z.refine(isPhone, INVALID_PHONE)),
  email: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isEmail(text), INVALID_EMAIL),
  ),
  checkinDate: z.string().check(z.refine(isIsoDate, 'Check-in date is required')),
  checkoutDate: z.string().check(z.refine(isIsoDate, 'Check-out date is required')),
  guestCount: z.coerce
    .number<string | number>('At least 1 guest is required')
    .check(z.minimum(1, 'At least 1 guest is required')),
  checkinTime: z.string().check(z.minLength(1, 'Check-in time is required')),
  checkoutTime: z.string(),
  selectedServices: z.array(z.string()),
  specialRequests: z.string().check(atMost('Special requests', SPECIAL_REQUESTS_MAX_LENGTH)),
  upiTransactionId: z
    .string()
    .check(z.refine((text) => text.trim() === '' || normaliseUtr(text) !== undefined, INVALID_UTR)),
});

/** The values of the form before and after validation. */
export type FormInput = z.input<typeof shape>;
export type FormOutput = z.output<typeof shape>;
export type FieldName = keyof FormInput;

/** The type of an error that the server answered; it is shown until the field changes. */
export const SERVER_ERROR = 'server';

export const EMPTY_FORM: FormInput = {
  fullName: '',
  contactNumber: '',
  email: '',
  checkinDate: '',
  checkoutDate: '',
  guestCount: '',
  checkinTime: '',
  checkoutTime: '',
  selectedServices: [],
  specialRequests: '',
  upiTransactionId: '',
};

/** The validation rules of the form, with the server's messages. Rule: fields of a booking request. */
export function bookingSchema(contextNow: () => FormContext) {
  return shape.check(
    z.check(({ value, issues }) => {
      const problem = datesProblem(value, contextNow());
      if (problem) issues.push({ code: 'custom', input: value, path: [problem.path], message: problem.message });
    }),
  );
}

const HOURS_OVER = 'These hours have already passed. Please choose another day';

type DateFields = Pick<FormOutput, 'checkinDate' | 'checkoutDate' | 'checkinTime' | 'checkoutTime'>;

/** The error of the two dates, if both are filled in; a check-in time that is still missing can be any. */
function datesProblem(
  value: DateFields,
  { now, limits, taken, rules }: FormContext,
): { path: FieldName; message: string } | undefined {
  if (!isIsoDate(value.checkinDate) || !isIsoDate(value.checkoutDate)) return undefined;
  const earliest = { ...value, checkinTime: value.checkinTime || CHECKIN_TIMES[0] };
  const problem = stayProblem(earliest, now, limits);
  if (problem) return problem;
  if (isStayOver(earliest, now)) return { path: 'checkinDate', message: HOURS_OVER };
  const checkinTime = value.checkinTime || LATEST_CHECKIN_TIME;
  const broken = stayRuleProblem({ ...value, checkinTime }, rules, now);
  if (broken) return broken;
  const arrivals = value.checkinTime ? [value.checkinTime] : CHECKIN_TIMES;
  const isTaken = arrivals.every((checkinTime) => {
    const stay = stayInterval({ ...value, checkinTime });
    return taken.some((range) => overlaps(range, stay));
  });
  return isTaken ? { path: 'checkinDate', message: DATES_TAKEN } : undefined;
}

/** Nights between two dates, 0 for a same-day visit, undefined for missing or invalid dates. */
export function nightsOf({
  checkinDate,
  checkoutDate,
}: Pick<FormInput, 'checkinDate' | 'checkoutDate'>): number | undefined {
  if (!isIsoDate(checkinDate) || !isIsoDate(checkoutDate) || checkoutDate < checkinDate) return undefined;
  return daysBetween(checkinDate, checkoutDate);
}
