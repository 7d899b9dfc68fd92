import type { FreeDates } from '@farmhouse/contracts/bookings/availability/free-dates';
import { errorText, isApiError, retryAfterText } from '../../../shared/api/api-error.ts';

/** The fields of the form that can show an error. */
export type ChangeField = 'dates' | 'times' | 'guestCount' | 'selectedServices' | 'coupon' | 'note';

export interface SendErrors {
  fields: Partial<Record<ChangeField, string>>;
  /** An error that concerns no field. */
  general?: string;
  /** Alternatives to taken dates. */
  nearestFree?: FreeDates[];
}

const FIELD_OF: Record<string, ChangeField> = {
  checkinDate: 'dates',
  checkoutDate: 'dates',
  checkinTime: 'times',
  checkoutTime: 'times',
  guestCount: 'guestCount',
  selectedServices: 'selectedServices',
  couponCode: 'coupon',
  note: 'note',
};

/** The errors of a refused change by field. */
export function sendErrors(error: unknown, fallback: string): SendErrors {
  const message = errorText(error, fallback);
  if (!isApiError(error)) return { fields: {}, general: message };
  const { problem, status } = error;
  if (status === 429) return { fields: {}, general: `${message} ${retryAfterText(error)}` };
  if (problem?.code === 'dates-taken') {
    return { fields: { dates: message }, nearestFree: (problem.nearestFree as FreeDates[] | undefined) ?? [] };
  }
  if (problem?.code?.startsWith('coupon-')) return { fields: { coupon: message } };
  if (problem?.code === 'service-unknown') return { fields: { selectedServices: message } };
  const fields: SendErrors['fields'] = {};
  for (const { path, message: text } of problem?.errors ?? []) {
    const field = FIELD_OF[path.split('.')[0] ?? ''];
    if (field) fields[field] = [fields[field], text].filter(Boolean).join('. ');
  }
  if (problem?.code === 'stay-rule' && Object.keys(fields).length === 0) fields.dates = message;
  return Object.keys(fields).length > 0 ? { fields } : { fields, general: message };
}
