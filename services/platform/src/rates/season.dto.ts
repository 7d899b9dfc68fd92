import { RATE_NAME_MAX_LENGTH } from '@farmhouse/contracts/catalogue/rate';
import { isIsoDate, istDate } from '@farmhouse/contracts/timing/ist';
import { EmptyAsNull, IfPresent } from '../input/property.decorators.ts';
import { IsFlag, RequiredLine } from '../input/field.decorators.ts';
import { Satisfies } from '../input/satisfies.ts';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsInt, IsOptional, Max, Min } from 'class-validator';

const FIRST_DAY = '2020-01-01';
const YEARS_AHEAD = 10;

/** Today's date in ten years, `YYYY-MM-DD`; compares as text. */
function lastDay(): string {
  const today = istDate(new Date());
  return `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`;
}

const DAYS = 7;
const WEEKDAYS_MESSAGE = { message: 'Days of the week are numbers from 0, Sunday, to 6, Saturday' };

/** A day or null; an empty text counts as null. */
const OptionalDay = (name: string): PropertyDecorator =>
  applyDecorators(
    EmptyAsNull(),
    IsOptional(),
    Satisfies(
      'isDayOfSeason',
      (day) => typeof day === 'string' && isIsoDate(day) && day >= FIRST_DAY && day <= lastDay(),
      `${name} must be a date like 2026-12-31, at most ${YEARS_AHEAD} years ahead`,
    ),
  );

const Weekdays = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? [...new Set(value as unknown[])] : value)),
    IsOptional(),
    IsArray(WEEKDAYS_MESSAGE),
    ArrayNotEmpty({ message: 'Choose at least one day of the week' }),
    ArrayMaxSize(DAYS, WEEKDAYS_MESSAGE),
    IsInt({ each: true, ...WEEKDAYS_MESSAGE }),
    Min(0, { each: true, ...WEEKDAYS_MESSAGE }),
    Max(DAYS - 1, { each: true, ...WEEKDAYS_MESSAGE }),
  );

/** The name and the days of a rate or a stay rule. */
export class SeasonDto {
  @RequiredLine('Name', RATE_NAME_MAX_LENGTH) name: string;
  @OptionalDay('The first day') from?: string | null;
  @OptionalDay('The last day') to?: string | null;
  @IfPresent() @IsFlag('Every year') yearly?: boolean;
  @Weekdays() weekdays?: number[] | null;
  @IfPresent() @IsFlag('Active') active?: boolean;
}

/** The fields that were given, and null, false or true for those that were left out. */
export function seasonFields({ name, from, to, yearly, weekdays, active }: SeasonDto) {
  const days = { from: from ?? null, to: to ?? null, yearly: yearly ?? false, weekdays: weekdays ?? null };
  return { name, ...days, active: active ?? true };
}
