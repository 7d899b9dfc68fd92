import { SCHEMA_DATA_MAX_LENGTH, type SchemaData } from '@farmhouse/contracts/content/seo';
import { isStorableJson } from '@farmhouse/platform/input/input.pipe';
import { Satisfies } from '@farmhouse/platform/input/satisfies';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, Matches } from 'class-validator';

/** A number or a text like `4`, `4.5` as `4.0`, `4.5`; anything else is left unchanged and fails validation. */
function oneDecimal(value: unknown): unknown {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\s*\d(\.\d)?\s*$/.test(text) ? Number(text).toFixed(1) : text;
}

/** `0.0` to `5.0` in steps of 0.1, as text or as a number. */
export const IsAverageRating = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => oneDecimal(value)),
    Matches(/^([0-4]\.\d|5\.0)$/, { message: 'Average rating must be from 0 to 5 in steps of 0.1' }),
  );

/** Text that holds a JSON object or list is parsed; other text is kept unchanged, empty text becomes null. */
function parsedSchema(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return null;
  if (text.length > SCHEMA_DATA_MAX_LENGTH) return text;
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : text;
  } catch {
    return text;
  }
}

const isSchemaData = (value: unknown): value is SchemaData =>
  (typeof value === 'string' || (typeof value === 'object' && value !== null)) &&
  isStorableJson(value) &&
  JSON.stringify(value).length <= SCHEMA_DATA_MAX_LENGTH;

export const IsSchemaData = (): PropertyDecorator =>
  applyDecorators(
    // the plain value: otherwise an object would be converted to a class instance
    Transform(({ obj, key }: { obj: Record<string, unknown>; key: string }) => parsedSchema(obj[key])),
    IsOptional(),
    Satisfies(
      'isSchemaData',
      isSchemaData,
      `Custom schema must be JSON or text of at most ${SCHEMA_DATA_MAX_LENGTH} characters`,
    ),
  );
