import { ValidateBy, type ValidationArguments } from 'class-validator';

type Words = string | ((value: unknown) => string);

/**
 * One rule with one message, so that a field's error never has the message of another check. `keywords` are the
 * equivalent JSON Schema keywords for the API documentation.
 */
export function Satisfies(
  name: string,
  test: (value: unknown, args?: ValidationArguments) => boolean,
  message: Words,
  keywords: Record<string, unknown> = {},
): PropertyDecorator {
  const words = typeof message === 'string' ? message : ({ value }: { value: unknown }) => message(value);
  return ValidateBy({ name, constraints: [keywords], validator: { validate: test } }, { message: words });
}
