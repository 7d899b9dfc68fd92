import { isIsoDate } from '@farmhouse/contracts/bookings/stay';
import { Transform } from 'class-transformer';
import { isEmail, ValidateBy, ValidateIf, type ValidationOptions } from 'class-validator';

/** Drops white space at both ends of a text. */
export const Trim = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** Zero-width characters and direction overrides, which can make a text look like another. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Makes a text one line: line breaks and control characters become blanks, invisible characters are dropped. */
export const SingleLine = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string'
      ? value
          .replace(INVISIBLE, '')
          .replace(/[\s\p{Cc}]+/gu, ' ')
          .trim()
      : value,
  );

/** An empty text, as forms send it, counts as null. */
export const EmptyAsNull = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' && value.trim() === '' ? null : value));

/** The field may be left out, but not be null. */
export const IfPresent = (): PropertyDecorator =>
  ValidateIf((_dto: object, value: unknown): boolean => value !== undefined);

/** True if mail can be sent to the address: quoted addresses, which the standard allows, may contain line breaks. */
export const isPlainEmail = (value: unknown): boolean => isEmail(value) && !/["\s]/.test(String(value));

/** A real calendar day written `YYYY-MM-DD`. */
export const IsIsoDate = (options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isIsoDate',
      validator: {
        validate: (value) => typeof value === 'string' && isIsoDate(value),
        defaultMessage: () => '$property must be a date like 2026-12-31',
      },
    },
    options,
  );

/** An empty text, as forms send it, counts as a field that was left out. */
export const EmptyAsAbsent = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' && value.trim() === '' ? undefined : value));
