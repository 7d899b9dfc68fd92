import { Injectable, ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import type { FieldError } from '@farmhouse/contracts/errors';
import { InvalidInput } from '../errors/domain-error.ts';

function fieldErrors(errors: ValidationError[], parent = ''): FieldError[] {
  return errors.flatMap(({ property, constraints, children }) => {
    const path = parent ? `${parent}.${property}` : property;
    const [message] = Object.values(constraints ?? {});
    return [...(message ? [{ path, message }] : []), ...fieldErrors(children ?? [], path)];
  });
}

/** NUL and halves of a surrogate pair: Postgres stores neither, and nobody types one. */
const UNSTORABLE = /\0|\p{Cs}/u;
/** No call nests deeper than a few levels; code that walks a value must not run out of stack. */
const DEEPEST = 16;

function problemOf(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string' && UNSTORABLE.test(value)) return 'Text holds a character that cannot be stored';
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > DEEPEST) return 'The request is nested too deeply';
  for (const part of Object.values(value)) {
    const problem = problemOf(part, depth + 1);
    if (problem) return problem;
  }
  return undefined;
}

/**
 * Turns what came in into its DTO: unknown keys are dropped, every wrong field is named in one 400
 * (one message a field), and a body that is no JSON object is refused. Parts of the path stay the text they are,
 * so that `1e3` is not taken for a number before the id's own pipe has seen it.
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
    const problem = metadata.type === 'custom' ? undefined : problemOf(value);
    if (problem) throw new InvalidInput([{ path: '', message: problem }]);
    if (metadata.type === 'param') return value;
    const isDto = metadata.type === 'body' && metadata.metatype !== undefined && metadata.metatype !== Object;
    if (isDto && value !== undefined && (typeof value !== 'object' || value === null || Array.isArray(value))) {
      throw new InvalidInput([{ path: '', message: 'The body must be a JSON object' }]);
    }
    return super.transform(isDto ? (value ?? {}) : value, metadata);
  }
}
