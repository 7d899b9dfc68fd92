import type { FormRule } from 'antd';
import { formatRupees } from '@farmhouse/contracts/text/rupees';

/** The field must hold more than blanks. */
export function required(label: string): FormRule {
  return { required: true, whitespace: true, transform: blankAsText, message: `${label} is required` };
}

/** A number that was given is whole and lies between two others, both included. */
export function wholeNumber(label: string, min: number, max: number): FormRule {
  return {
    validator: (_rule, value: unknown) => {
      if (value === undefined || value === null || value === '') return Promise.resolve();
      const fits = Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
      return fits ? Promise.resolve() : Promise.reject(new Error(`${label} ${boundsText(min, max)}`));
    },
  };
}

/** Numbers are looked at as text, so that one rule serves every kind of field. */
function blankAsText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}

/** Above this a bound guards against slips of the finger and is told as an amount. */
const LARGE = 1000;

function boundsText(min: number, max: number): string {
  if (max < LARGE) return `must be a whole number from ${min} to ${max}`;
  return `must be in whole rupees, ${min > 0 ? `at least ${formatRupees(min)}` : `at most ${formatRupees(max)}`}`;
}
