import type { FormRule } from 'antd';
import type { FieldError } from '@farmhouse/contracts/errors';
import { pictureUrlProblem } from '@farmhouse/contracts/text/url';
import { mustBeRupees } from '@farmhouse/contracts/text/rupees';

/** What a number counts. */
type Unit = 'rupees' | 'count';

/** A rule that is made of the form's present values. */
type RuleOfForm = (...form: never[]) => unknown;

/** The field must not be blank. */
export function required(label: string): Exclude<FormRule, RuleOfForm> {
  return { required: true, whitespace: true, transform: blankAsText, message: `${label} is required` };
}

/** The address of a picture; `invalid` is the error for any other text. An empty one is valid unless required. */
export function pictureAddress(invalid: string, { isRequired = true } = {}): FormRule {
  return {
    validator: (_rule, typed: string | null | undefined) => {
      const address = typed?.trim() ?? '';
      const problem = address === '' && !isRequired ? undefined : pictureUrlProblem(address, invalid);
      return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
    },
  };
}

/** No picture is being uploaded for the field. */
export function uploaded(isUploading: boolean): FormRule {
  const problem = isUploading && new Error('The picture is still being uploaded');
  return { validator: () => (problem ? Promise.reject(problem) : Promise.resolve()) };
}

/** A number, if given, must be whole and within the bounds, both included; `unit` is named in the message. */
export function wholeNumber(label: string, min: number, max: number, unit: Unit = 'count'): FormRule {
  return {
    validator: (_rule, value: unknown) => {
      if (value === undefined || value === null || value === '') return Promise.resolve();
      const fits = Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
      return fits ? Promise.resolve() : Promise.reject(new Error(`${label} ${boundsText(min, max, unit)}`));
    },
  };
}

/** The field has no error among those of the whole form: a valid value may conflict with other fields. */
export function noProblem<Fields>(path: string, problemsOf: (fields: Fields) => readonly FieldError[]): FormRule {
  return ({ getFieldsValue }) => ({
    validator: () => {
      const problem = problemsOf(getFieldsValue() as Fields).find((one) => one.path === path);
      return problem ? Promise.reject(new Error(problem.message)) : Promise.resolve();
    },
  });
}

/** Validates numbers as text, so that one rule suits every kind of field. */
function blankAsText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}

function boundsText(min: number, max: number, unit: Unit): string {
  return unit === 'rupees' ? mustBeRupees(min, max) : `must be a whole number from ${min} to ${max}`;
}
