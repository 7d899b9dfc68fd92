import { tooLong } from '@farmhouse/contracts/text/too-long';
import { INVALID_EMAIL } from '@farmhouse/contracts/text/email';
import { isSafeUrl, pictureUrlProblem } from '@farmhouse/contracts/text/url';
import { INVALID_PHONE, isPhone } from '@farmhouse/contracts/text/phone';
import { applyDecorators } from '@nestjs/common';
import { IsBoolean, IsIn, IsInt, IsNotEmpty, IsOptional, IsString, Max, Min } from 'class-validator';
import { MaxLength } from './max-length.ts';
import { EmptyAsNull, FreeText, isPlainEmail, LatinDigits, SingleLine, Trim } from './property.decorators.ts';
import { Satisfies } from './satisfies.ts';

const AtMost = (name: string, max: number): PropertyDecorator => MaxLength(max, { message: tooLong(name, max) });

const Required = (name: string): PropertyDecorator =>
  applyDecorators(IsString({ message: `${name} is required` }), IsNotEmpty({ message: `${name} is required` }));

const NullableText = (name: string): PropertyDecorator =>
  applyDecorators(EmptyAsNull(), IsOptional(), IsString({ message: `${name} must be a string` }));

/** Required single-line text. */
export const RequiredLine = (name: string, max: number): PropertyDecorator =>
  applyDecorators(SingleLine(), Required(name), AtMost(name, max));

/** Single-line text; empty counts as null. */
export const OptionalLine = (name: string, max: number): PropertyDecorator =>
  applyDecorators(SingleLine(), NullableText(name), AtMost(name, max));

/** Required multi-line text. */
export const RequiredText = (name: string, max: number): PropertyDecorator =>
  applyDecorators(FreeText(), Required(name), AtMost(name, max));

/** Required multi-line text that may be empty. */
export const GivenText = (name: string, max: number): PropertyDecorator =>
  applyDecorators(FreeText(), IsString({ message: `${name} is required` }), AtMost(name, max));

/** Multi-line text; empty counts as null. */
export const OptionalText = (name: string, max: number): PropertyDecorator =>
  applyDecorators(FreeText(), NullableText(name), AtMost(name, max));

export const IsFlag = (name: string): PropertyDecorator => IsBoolean({ message: `${name} must be true or false` });

export const IsOneOf = (name: string, values: readonly (string | number)[]): PropertyDecorator =>
  IsIn(values, { message: `${name} must be one of ${values.join(', ')}` });

export const IsWhole = (name: string, min: number, max: number): PropertyDecorator => {
  const message = `${name} must be a whole number from ${min} to ${max}`;
  return applyDecorators(IsInt({ message }), Min(min, { message }), Max(max, { message }));
};

/** Required e-mail address that mail can be sent to. */
export const RequiredEmail = (max: number): PropertyDecorator =>
  applyDecorators(Trim(), Satisfies('isPlainEmail', isPlainEmail, INVALID_EMAIL), AtMost('Email', max));

/** An e-mail address that mail can be sent to; empty counts as null. */
export const OptionalEmail = (max: number): PropertyDecorator =>
  applyDecorators(RequiredEmail(max), EmptyAsNull(), IsOptional());

/** A phone number. */
export const RequiredPhone = (): PropertyDecorator =>
  applyDecorators(
    SingleLine(),
    LatinDigits(),
    Satisfies('isPhone', (value) => typeof value === 'string' && isPhone(value), INVALID_PHONE),
  );

/** A phone number; empty counts as null. */
export const OptionalPhone = (): PropertyDecorator => applyDecorators(RequiredPhone(), EmptyAsNull(), IsOptional());

/** An address of the web (https:// or http://), or a path of the site (/uploads/a.jpg). */
export const IsSafeUrl = (message: string): PropertyDecorator =>
  applyDecorators(Trim(), Satisfies('isSafeAddress', isSafeUrl, message));

/** The address of a picture: https:// or a path of the site. Rule: uploaded pictures. */
export const IsPictureUrl = (invalid: string): PropertyDecorator =>
  applyDecorators(
    Trim(),
    Satisfies(
      'isPictureAddress',
      (value) => !pictureUrlProblem(value, invalid),
      (value) => pictureUrlProblem(value, invalid) ?? invalid,
    ),
  );

/** Optional URL of a picture: https:// or a path of the site; empty counts as null. Rule: uploaded pictures. */
export const OptionalPictureUrl = (name: string): PropertyDecorator =>
  applyDecorators(
    EmptyAsNull(),
    IsOptional(),
    IsPictureUrl(`${name} must be an address that begins with https:// or /`),
  );

/** An optional safe address; empty counts as null. */
export const OptionalSafeUrl = (name: string): PropertyDecorator =>
  applyDecorators(
    EmptyAsNull(),
    IsOptional(),
    IsSafeUrl(`${name} must be an address that begins with https://, http:// or /`),
  );
