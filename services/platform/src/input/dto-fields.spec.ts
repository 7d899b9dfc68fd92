import { expect, it } from '@jest/globals';
import { Type } from 'class-transformer';
import { IsInt, IsString, ValidateNested } from 'class-validator';
import { InputPipe } from './input.pipe.ts';
import { knownFields } from './dto-fields.ts';

class GuestDto {
  @IsString() name: string;
}

class StayDto {
  @IsInt() guestCount: number;
  @Type(() => GuestDto)
  @ValidateNested()
  guest: GuestDto;
}

/** A body with so many keys that no DTO has; reading any of their values fails the test. */
function withUnknownKeys(body: object, count: number): Record<string, unknown> {
  const traps = Array.from({ length: count }, (_, index) => [
    `unknown${index}`,
    {
      enumerable: true,
      get: () => {
        throw new Error('The value of an unknown key was read');
      },
    },
  ]);
  return Object.defineProperties({ ...body }, Object.fromEntries(traps) as PropertyDescriptorMap);
}

it('InputPipe never reads the values of 21,000 unknown keys', async () => {
  const body = withUnknownKeys({ guestCount: 2, guest: withUnknownKeys({ name: 'Asha' }, 10) }, 21_000);

  const dto = await new InputPipe().transform(body, { type: 'body', metatype: StayDto });

  expect(dto).toEqual({ guestCount: 2, guest: { name: 'Asha' } });
});

it.each([
  ['text', 'hello'],
  ['a list', ['hello']],
  ['null', null],
  ['undefined', undefined],
])('knownFields returns %s as it is', (_name, value) => {
  expect(knownFields(value, StayDto)).toBe(value);
});

it('knownFields takes no inherited fields, and keeps every field for a class that validates nothing', () => {
  const inherited = Object.create({ guestCount: 2 }) as object;

  expect(knownFields(inherited, StayDto)).toEqual({});
  expect(knownFields({ anything: 1 }, Object)).toEqual({ anything: 1 });
});
