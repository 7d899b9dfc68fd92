import { REASON_MAX_LENGTH, type SubmitPayment } from '@farmhouse/contracts/bookings/booking';
import type { VerifyPayment } from '@farmhouse/contracts/bookings/admin-booking';
import { IsBoolean, MaxLength } from 'class-validator';
import { OptionalText, Satisfies } from '../booking/input.decorators.ts';

export class SubmitPaymentDto implements SubmitPayment {
  @MaxLength(60, { message: 'The UTR number must have exactly 12 digits' })
  @Satisfies('utr', (utr) => typeof utr === 'string' && utr.trim() !== '', 'The UTR number is required')
  upiTransactionId: string;
}

export class VerifyPaymentDto implements VerifyPayment {
  @IsBoolean({ message: 'verified must be true or false' }) verified: boolean;
  @OptionalText(REASON_MAX_LENGTH) notes?: string;
}
