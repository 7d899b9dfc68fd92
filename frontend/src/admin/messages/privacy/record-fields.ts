import { formatDay, formatInstant } from '@farmhouse/contracts/text/dates';
import { capitalised } from '../../ui/capitalised.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** `checkinDate` becomes `Checkin date`. */
function labelOf(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return capitalised(words);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') {
    if (DAY.test(value)) return formatDay(value);
    return INSTANT.test(value) ? formatInstant(value) : value;
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The fields of any record that have a value, as text. */
export function recordFields(record: Readonly<Record<string, unknown>>): (readonly [label: string, value: string])[] {
  return Object.entries(record)
    .filter(([, value]) => value !== null && value !== '')
    .map(([field, value]) => [labelOf(field), textOf(value)] as const);
}
