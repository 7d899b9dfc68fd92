import { isTooLong } from '@farmhouse/contracts/text/too-long';
import { buildMessage, MAX_LENGTH, ValidateBy, type ValidationOptions } from 'class-validator';

/**
 * A text has at most `max` characters as Postgres counts them: Unicode code points. The decorator of class-validator
 * does not count variation selectors, which emojis have, and so lets texts through that their column refuses.
 */
export function MaxLength(max: number, options?: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && !isTooLong(value, max);
  const defaultMessage = buildMessage((each) => `${each}$property can have at most $constraint1 characters`, options);
  return ValidateBy({ name: MAX_LENGTH, constraints: [max], validator: { validate, defaultMessage } }, options);
}
