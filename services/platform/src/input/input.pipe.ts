import { Injectable, ValidationPipe, type ArgumentMetadata, type Type, type ValidationError } from '@nestjs/common';
import type { FieldError } from '@farmhouse/contracts/errors';
import { InvalidInput } from '../errors/domain-error.ts';
import { isStorable } from '../text/storable.ts';
import { knownFields } from './dto-fields.ts';

function fieldErrors(errors: ValidationError[], parent = ''): FieldError[] {
  return errors.flatMap(({ property, constraints, children }) => {
    const path = parent ? `${parent}.${property}` : property;
    const [message] = Object.values(constraints ?? {});
    return [...(message ? [{ path, message }] : []), ...fieldErrors(children ?? [], path)];
  });
}

/** Deepest nesting of a body. No call needs more than a few levels, and code that walks a value has a stack. */
const MAX_DEPTH = 16;

const NOT_STORABLE: FieldError = { path: '', message: 'Text holds a character that cannot be stored' };
const TOO_DEEP: FieldError = { path: '', message: 'The request is nested too deeply' };

/** The first text, key or level of a value that cannot be stored, with its path; undefined if there is none. */
function problemOf(value: unknown, depth = 0): FieldError | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : NOT_STORABLE;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > MAX_DEPTH) return TOO_DEEP;
  for (const [key, part] of Object.entries(value)) {
    if (!isStorable(key)) return NOT_STORABLE;
    const problem = problemOf(part, depth + 1);
    if (problem) return { ...problem, path: problem.path ? `${key}.${problem.path}` : key };
  }
  return undefined;
}

/** True if Postgres stores every text of the value, keys included, and it has no more levels than any call needs. */
export const isStorableJson = (value: unknown): boolean => problemOf(value) === undefined;

/** Throws InvalidInput for text that Postgres does not store, and for more levels than any call needs. */
export function assertStorable(input: unknown): void {
  const problem = problemOf(input);
  if (problem) throw new InvalidInput([problem]);
}

/**
 * Turns a body or a query into its DTO: unknown keys are dropped before anything looks at their values, every wrong
 * field is named in one 400 (one message a field), and a body that is no JSON object is refused. Path parameters stay
 * text, so that `1e3` is not taken for a number before the id's own pipe has seen it.
 */
@Injectable()
export class InputPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      stopAtFirstError: true,
      validationError: { target: false, value: false },
      exceptionFactory: (errors) => new InvalidInput(fieldErrors(errors)),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'custom') return super.transform(value, metadata);
    const input = metadata.metatype ? knownFields(value, metadata.metatype) : value;
    assertStorable(input);
    if (metadata.type === 'param') return value;
    const isDto = metadata.type === 'body' && metadata.metatype !== undefined && metadata.metatype !== Object;
    if (isDto && input !== undefined && (typeof input !== 'object' || input === null || Array.isArray(input))) {
      throw new InvalidInput([{ path: '', message: 'The body must be a JSON object' }]);
    }
    return super.transform(isDto ? (input ?? {}) : input, metadata);
  }
}

const pipe = new InputPipe();

/** Validates input that is no body of its own, like the fields of an upload's form. Throws InvalidInput. */
export async function readInput<T extends object>(dto: Type<T>, input: unknown): Promise<T> {
  return (await pipe.transform(input, { type: 'body', metatype: dto })) as T;
}
