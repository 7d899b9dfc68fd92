import { isSafeAddress } from '@farmhouse/contracts/text/address';
import { isPhone } from '@farmhouse/contracts/text/phone';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';
import { EmptyAsNull, isPlainEmail, Trim } from './fields.ts';

/** Characters without a width and changes of direction, which can make a text read as another one. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Makes a text one line: line breaks and control characters become blanks, invisible characters are dropped. */
const SingleLine = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string'
      ? value
          .replace(INVISIBLE, '')
          .replace(/[\s\p{Cc}]+/gu, ' ')
          .trim()
      : value,
  );

const AtMost = (name: string, max: number): PropertyDecorator =>
  MaxLength(max, { message: `${name} can have at most ${max} characters` });

const Required = (name: string): PropertyDecorator =>
  applyDecorators(IsString({ message: `${name} is required` }), IsNotEmpty({ message: `${name} is required` }));

const NullableText = (name: string): PropertyDecorator =>
  applyDecorators(EmptyAsNull(), IsOptional(), IsString({ message: `${name} must be a text` }));

/** A text of one line that must be given. */
export const RequiredLine = (name: string, max: number): PropertyDecorator =>
  applyDecorators(SingleLine(), Required(name), AtMost(name, max));

/** A text of one line; empty counts as null. */
export const OptionalLine = (name: string, max: number): PropertyDecorator =>
  applyDecorators(SingleLine(), NullableText(name), AtMost(name, max));

/** A text of any number of lines that must be given. */
export const RequiredText = (name: string, max: number): PropertyDecorator =>
  applyDecorators(Trim(), Required(name), AtMost(name, max));

/** A text of any number of lines; empty counts as null. */
export const OptionalText = (name: string, max: number): PropertyDecorator =>
  applyDecorators(Trim(), NullableText(name), AtMost(name, max));

export const IsFlag = (name: string): PropertyDecorator => IsBoolean({ message: `${name} must be true or false` });

export const IsOneOf = (name: string, values: readonly (string | number)[]): PropertyDecorator =>
  IsIn(values, { message: `${name} must be one of ${values.join(', ')}` });

export const IsWhole = (name: string, min: number, max: number): PropertyDecorator => {
  const message = `${name} must be a whole number from ${min} to ${max}`;
  return applyDecorators(IsInt({ message }), Min(min, { message }), Max(max, { message }));
};

/** An e-mail address that must be given and that a mail can go to. */
export const RequiredEmail = (max: number): PropertyDecorator =>
  applyDecorators(
    Trim(),
    ValidateBy({ name: 'isPlainEmail', validator: { validate: isPlainEmail } }, { message: 'Valid email is required' }),
    AtMost('Email', max),
  );

/** A phone number; empty counts as null. */
export const OptionalPhone = (): PropertyDecorator =>
  applyDecorators(
    SingleLine(),
    EmptyAsNull(),
    IsOptional(),
    ValidateBy(
      { name: 'isPhone', validator: { validate: (value) => typeof value === 'string' && isPhone(value) } },
      { message: 'Valid contact number is required' },
    ),
  );

/** An address of the web (https:// or http://), or a path of the site (/uploads/a.jpg). */
export const IsSafeAddress = (message: string): PropertyDecorator =>
  applyDecorators(Trim(), ValidateBy({ name: 'isSafeAddress', validator: { validate: isSafeAddress } }, { message }));

/** The same where it may be left out; empty counts as null. */
export const OptionalSafeAddress = (name: string): PropertyDecorator =>
  applyDecorators(
    EmptyAsNull(),
    IsOptional(),
    IsSafeAddress(`${name} must be an address that begins with https://, http:// or /`),
  );
