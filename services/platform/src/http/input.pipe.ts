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

/** Postgres stores no NUL character, and nobody types one. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}

/**
 * Turns what came in into its DTO: unknown keys are dropped, every wrong field is named in one 400
 * (one message a field), and a body that is no JSON object is refused.
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
    if (holdsNul(value))
      throw new InvalidInput([{ path: '', message: 'Text holds a character that cannot be stored' }]);
    const isDto = metadata.type === 'body' && metadata.metatype !== undefined && metadata.metatype !== Object;
    if (isDto && value !== undefined && (typeof value !== 'object' || value === null || Array.isArray(value))) {
      throw new InvalidInput([{ path: '', message: 'The body must be a JSON object' }]);
    }
    return super.transform(isDto ? (value ?? {}) : value, metadata);
  }
}
