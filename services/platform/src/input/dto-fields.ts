import type { Type } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';

type Fields = ReadonlyMap<string, Type | undefined>;

const fieldsByClass = new WeakMap<Type, Fields>();

/** The fields that a DTO validates, each with its own DTO when it is a nested one. */
function fieldsOf(dto: Type): Fields {
  const known = fieldsByClass.get(dto);
  if (known) return known;
  const validated = getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);
  const names = new Set(validated.map(({ propertyName }) => propertyName));
  const fields = new Map([...names].map((name) => [name, nestedDto(dto, name)]));
  fieldsByClass.set(dto, fields);
  return fields;
}

function nestedDto(dto: Type, name: string): Type | undefined {
  const type = Reflect.getMetadata('design:type', dto.prototype as object, name) as Type | undefined;
  return type && type !== dto && isDto(type) ? type : undefined;
}

/** True if the class validates at least one field. */
function isDto(type: Type): boolean {
  return getMetadataStorage().getTargetValidationMetadatas(type, '', false, false).length > 0;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Only the fields that the DTO validates, those of nested DTOs as well; everything else is left unread, so that a body
 * costs what its known fields cost. A class that validates nothing is no DTO, and its value stays as it is.
 */
export function knownFields(value: unknown, dto: Type): unknown {
  const fields = fieldsOf(dto);
  if (!isRecord(value) || fields.size === 0) return value;
  const present = [...fields].filter(([name]) => Object.hasOwn(value, name));
  return Object.fromEntries(
    present.map(([name, nested]) => [name, nested ? knownFields(value[name], nested) : value[name]]),
  );
}
