import { withLatinDigits } from '@farmhouse/contracts/text/digits';
import { isIsoDate } from '@farmhouse/contracts/timing/ist';
import { isMonth, MONTH } from '@farmhouse/contracts/timing/months';
import { oneLine } from '@farmhouse/contracts/text/one-line';
import { isInvisible, isVisible, withoutDirectionControls, withoutHidden } from '@farmhouse/contracts/text/visible';
import { isDeceptiveEncodedEmail } from '../text/deceptive-email.ts';
import { Satisfies } from './satisfies.ts';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsInt, isEmail, IsOptional, Max, Min, ValidateIf } from 'class-validator';

/** A text without any visible character counts as empty. */
const seen = (text: string): string => (isInvisible(text) ? '' : text);

/** Drops white space at both ends of a text; one without any visible character becomes empty. */
export const Trim = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? seen(value.trim()) : value));

/** Trims free text, which also loses the characters that change the writing direction. */
export const FreeText = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? seen(withoutDirectionControls(value).trim()) : value,
  );

/** A text as one line: line breaks and control characters become blanks, hidden characters are dropped. */
export const asSingleLine = (value: unknown): unknown =>
  typeof value === 'string' ? seen(oneLine(withoutHidden(value))) : value;

/** Makes a text one line: see `asSingleLine`. */
export const SingleLine = (): PropertyDecorator => Transform(({ value }: { value: unknown }) => asSingleLine(value));

/** Writes the digits of other scripts as 0 to 9. */
export const LatinDigits = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? withLatinDigits(value) : value));

/** An empty text, as forms send it, counts as null. */
export const EmptyAsNull = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' && value.trim() === '' ? null : value));

/** The field may be left out, but not be null. */
export const IfPresent = (): PropertyDecorator =>
  ValidateIf((_dto: object, value: unknown): boolean => value !== undefined);

/**
 * True if mail can be sent to the address, every character of it is visible, and it cannot be mistaken for another one.
 * Quoted addresses, which the standard allows, may contain line breaks.
 */
export function isPlainEmail(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    isEmail(value) &&
    !value.includes('"') &&
    isVisible(value) &&
    !isDeceptiveEncodedEmail(value)
  );
}

/** A real calendar day written `YYYY-MM-DD`. */
export const IsIsoDate = ({ message = '$property must be a date like 2026-12-31' } = {}): PropertyDecorator =>
  Satisfies('isIsoDate', (value) => typeof value === 'string' && isIsoDate(value), message);

/** A month from 1970 to 2999, written `YYYY-MM`. */
export const IsMonth = (message: string): PropertyDecorator =>
  Satisfies('isMonth', (value) => typeof value === 'string' && isMonth(value), message, { pattern: MONTH.source });

/** An empty text, as forms send it, counts as a field that was left out. */
export const EmptyAsAbsent = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' && value.trim() === '' ? undefined : value));

const digitsAsNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;

/** A text of plain digits, as queries and forms send a whole number, becomes that number; anything else stays. */
export const DigitsAsNumber = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => digitsAsNumber(value));

/** The values of a query's parameter that is repeated or has commas between them; undefined if there are none. */
function severalOf(value: unknown): unknown[] | undefined {
  const parts = [value].flat().flatMap((part) => (typeof part === 'string' ? part.split(',') : [part]));
  const chosen = parts.filter((part) => part !== '' && part !== undefined);
  return chosen.length > 0 ? chosen : undefined;
}

/** `?status=a&status=b` and `?status=a,b` are equivalent; an empty value is ignored. */
export const SeveralInQuery = (): PropertyDecorator => Transform(({ value }: { value: unknown }) => severalOf(value));

/** A number becomes its text; anything else stays. */
export const NumberAsText = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (Number.isFinite(value) ? String(value) : value));

const isBlank = (value: unknown): boolean => value === null || (typeof value === 'string' && value.trim() === '');
const isNoNumber = (value: unknown): boolean => typeof value === 'string' && Number.isNaN(Number(value));

/**
 * A whole number, or its digits; 0 for an absent value and for text that is no number. Other numbers stay, so that they
 * are refused rather than rounded.
 */
export const OtherTextAsZero = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (isBlank(value) || isNoNumber(value) ? 0 : value)),
    DigitsAsNumber(),
  );

/** An optional whole number of a query, in plain digits; one that was left empty counts as absent. */
export const WholeNumberInQuery = (min: number, max: number): PropertyDecorator => {
  const message = `$property must be a whole number from ${min} to ${max}`;
  return applyDecorators(
    EmptyAsAbsent(),
    DigitsAsNumber(),
    IsOptional(),
    IsInt({ message }),
    Min(min, { message }),
    Max(max, { message }),
  );
};

/** Optional whole numbers of a query, repeated or with commas between them; none counts as absent. */
export const WholeNumbersInQuery = (min: number, max: number, most: number): PropertyDecorator => {
  const message = `$property must be whole numbers from ${min} to ${max}`;
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => severalOf(value)?.map(digitsAsNumber)),
    IsOptional(),
    ArrayMaxSize(most, { message: `$property can have at most ${most} numbers` }),
    IsInt({ each: true, message }),
    Min(min, { each: true, message }),
    Max(max, { each: true, message }),
  );
};
