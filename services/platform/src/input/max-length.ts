import { buildMessage, MAX_LENGTH, ValidateBy, type ValidationOptions } from 'class-validator';

/**
 * True if a text has at most `max` code points: as many as UTF-16 units at most, and half as many at least. Only what
 * is in between is counted, so that a long text is not copied.
 */
const isWithin = (text: string, max: number): boolean =>
  text.length <= max || (text.length <= 2 * max && [...text].length <= max);

/**
 * A text has at most `max` characters as Postgres counts them: Unicode code points. The decorator of class-validator
 * does not count variation selectors, which emojis have, and so lets texts through that their column refuses.
 */
export function MaxLength(max: number, options?: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && isWithin(value, max);
  const defaultMessage = buildMessage((each) => `${each}$property can have at most $constraint1 characters`, options);
  return ValidateBy({ name: MAX_LENGTH, constraints: [max], validator: { validate, defaultMessage } }, options);
}
