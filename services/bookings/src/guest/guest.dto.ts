import type { LookupBooking, OpenGuestSession } from '@farmhouse/contracts/bookings/guest-access/guest-access';
import { MaxLength } from '@farmhouse/platform/input/max-length';
import { LatinDigits, NumberAsText, SingleLine } from '@farmhouse/platform/input/property.decorators';
import { IsOptional, IsString } from 'class-validator';
import { isPhone } from '@farmhouse/contracts/text/phone';
import { Satisfies } from '@farmhouse/platform/input/satisfies';
import { EmptyOrNullAsAbsent } from '../booking/input.decorators.ts';

export class LookupDto implements LookupBooking {
  @SingleLine()
  @MaxLength(40, { message: 'Confirmation code is not valid' })
  @Satisfies('code', (code) => typeof code === 'string' && code !== '', 'Confirmation code is required', {
    minLength: 1,
  })
  confirmationCode: string;

  @NumberAsText()
  @SingleLine()
  @LatinDigits()
  @Satisfies(
    'lastFour',
    (digits) => typeof digits === 'string' && /^\d{4}$/.test(digits),
    'The last four digits of the phone number are required',
    { pattern: '^\\d{4}$' },
  )
  phoneLast4: string;

  @EmptyOrNullAsAbsent()
  @LatinDigits()
  @IsOptional()
  @Satisfies('isPhone', (phone) => typeof phone === 'string' && isPhone(phone), 'The whole phone number is required')
  phone?: string;
}

export class OpenSessionDto implements OpenGuestSession {
  @MaxLength(100)
  @IsString()
  token: string;
}
