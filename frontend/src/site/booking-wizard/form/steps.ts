import type { FunnelStage } from '@farmhouse/contracts/analytics/funnel';
import type { FieldName, FormInput } from './booking-form.ts';

interface Step {
  /** Name beside the progress bar. */
  name: string;
  /** The event that analytics reports when it is shown. */
  stage: FunnelStage;
  /** Heading above the fields. */
  title: string;
  fields: readonly FieldName[];
  /** Required fields, which must be filled before the next step. */
  required: readonly FieldName[];
}

export const STEPS: readonly Step[] = [
  {
    name: 'Personal Info',
    stage: 'wizard-personal',
    title: 'Personal Info',
    fields: ['fullName', 'contactNumber', 'email'],
    required: ['fullName', 'contactNumber'],
  },
  {
    name: 'Booking Details',
    stage: 'wizard-details',
    title: 'Booking Details',
    fields: ['checkinDate', 'checkoutDate', 'guestCount', 'checkinTime', 'checkoutTime', 'specialRequests'],
    required: ['checkinDate', 'checkoutDate', 'guestCount', 'checkinTime'],
  },
  {
    name: 'Services',
    stage: 'wizard-services',
    title: 'Additional Services',
    fields: ['selectedServices'],
    required: [],
  },
  {
    name: 'Payment',
    stage: 'wizard-payment',
    title: 'Payment Details',
    fields: ['upiTransactionId'],
    required: [],
  },
];

export const LAST_STEP = STEPS.length - 1;
export const DATES_STEP = 1;

/** The step's index, limited to the existing steps. */
export function withinSteps(index: number): number {
  return Number.isInteger(index) ? Math.min(Math.max(index, 0), LAST_STEP) : 0;
}

/** True if every required field of a step is filled; validation happens on Next. */
export function isFilled(step: number, values: Partial<FormInput>): boolean {
  return (STEPS[step]?.required ?? []).every((name) => String(values[name] ?? '').trim() !== '');
}

/** The first step that has one of these fields; undefined if none has. */
export function stepOf(names: readonly string[]): number | undefined {
  const index = STEPS.findIndex(({ fields }) => fields.some((field) => names.includes(field)));
  return index < 0 ? undefined : index;
}
