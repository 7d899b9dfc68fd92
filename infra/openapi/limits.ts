import 'reflect-metadata';
import { createRequire } from 'node:module';
import { getMetadataStorage } from 'class-validator';
import { PHONE_MAX_LENGTH } from '../../services/contracts/src/text/phone.ts';
import type { ApiSchema } from '../../services/contracts/src/api-docs/api-document.ts';
import type { Class } from './class.ts';

/** Where `@Type()` stores its argument; the library exports no other way to read it. */
const { defaultMetadataStorage } = createRequire(import.meta.url)('class-transformer/cjs/storage.js') as {
  defaultMetadataStorage: {
    findTypeMetadata(target: Class, field: string): { typeFunction(): Class } | undefined;
  };
};

type Limit = (constraints: readonly unknown[]) => ApiSchema;

const count = (value: unknown): number => Number(value);

/**
 * The schema keywords of the validations of the library and of the services' own decorators, by the name of the check.
 */
const LIMITS: Record<string, Limit> = {
  isInt: () => ({ type: 'integer' }),
  min: ([minimum]) => ({ minimum: count(minimum) }),
  max: ([maximum]) => ({ maximum: count(maximum) }),
  minLength: ([minLength]) => ({ minLength: count(minLength) }),
  maxLength: ([maxLength]) => ({ maxLength: count(maxLength) }),
  isNotEmpty: () => ({ minLength: 1 }),
  isIn: ([values]) => ({ enum: [...(values as unknown[])] }),
  matches: ([pattern]) => ({ pattern: (pattern as RegExp).source }),
  arrayMinSize: ([minItems]) => ({ minItems: count(minItems) }),
  arrayMaxSize: ([maxItems]) => ({ maxItems: count(maxItems) }),
  arrayNotEmpty: () => ({ minItems: 1 }),
  arrayUnique: () => ({ uniqueItems: true }),
  isIsoDate: () => ({ format: 'date' }),
  isDayOfSeason: () => ({ format: 'date' }),
  isPlainEmail: () => ({ format: 'email' }),
  isPhone: () => ({ maxLength: PHONE_MAX_LENGTH }),
  isClockTime: () => ({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
};

/** A feature's own check may name its equivalent keywords. */
function isKeywords(value: unknown): value is ApiSchema {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function limitOf(name: string, constraints: readonly unknown[]): ApiSchema {
  const [first] = constraints;
  const limit = Object.hasOwn(LIMITS, name) ? LIMITS[name] : undefined;
  return limit?.(constraints) ?? (isKeywords(first) ? first : {});
}

const checksOf = (dto: Class, field: string) =>
  getMetadataStorage()
    .getTargetValidationMetadatas(dto, '', false, false)
    .filter(({ propertyName }) => propertyName === field);

const isNullable = ({ type, anyOf }: ApiSchema): boolean =>
  Array.isArray(type) || (anyOf ?? []).some((schema) => schema.type === 'null');

function withLimit(schema: ApiSchema, { type, enum: values, ...limit }: ApiSchema): ApiSchema {
  const numeric = type && schema.type === 'number' ? { type } : {};
  const nullable = type && Array.isArray(schema.type) ? { type: [type, 'null'].flat() } : {};
  const isChoice = values !== undefined && schema.const === undefined;
  const choice = isChoice ? { enum: [...values, ...(isNullable(schema) ? [null] : [])] } : {};
  return { ...schema, ...numeric, ...nullable, ...choice, ...limit };
}

/** The schema of a DTO's field with the limits that the field's decorators check. */
export function limited(schema: ApiSchema, dto: Class, field: string): ApiSchema {
  let result = schema;
  for (const { name = '', constraints = [], each } of checksOf(dto, field)) {
    const limit = limitOf(name, constraints as readonly unknown[]);
    if (!each) result = withLimit(result, limit);
    else if (result.items) result = { ...result, items: withLimit(result.items, limit) };
  }
  return result;
}

/** The DTO of a nested field, or of a list's elements; undefined for any other field. */
export function nestedClass(dto: Class, field: string): Class | undefined {
  if (!checksOf(dto, field).some(({ type }) => type === 'nestedValidation')) return undefined;
  return defaultMetadataStorage.findTypeMetadata(dto, field)?.typeFunction();
}
