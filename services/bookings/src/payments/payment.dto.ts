import { PAYMENT_REFERENCE_MAX_LENGTH, REASON_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking/booking';
import type { SubmitPayment } from '@farmhouse/contracts/bookings/payment/payment-submission';
import { PAYMENT_METHODS, type PaymentMethod } from '@farmhouse/contracts/bookings/payment/payment-method';
import { INVALID_UTR } from '@farmhouse/contracts/bookings/payment/utr';
import type { AddPayment, RecordPayment, VerifyPayment } from '@farmhouse/contracts/bookings/payment/payment-decision';
import { IsIn, IsInt, IsOptional } from 'class-validator';
import { IsFlag } from '@farmhouse/platform/input/field.decorators';
import { MaxLength } from '@farmhouse/platform/input/max-length';
import { Satisfies } from '@farmhouse/platform/input/satisfies';
import {
  CoercedToNumber,
  EmptyOrNullAsAbsent,
  IsReceivedAmount,
  OptionalReceivedAmount,
  TextOrAbsent,
} from '../booking/input.decorators.ts';

export class SubmitPaymentDto implements SubmitPayment {
  @MaxLength(60, { message: INVALID_UTR })
  @Satisfies('utr', (utr) => typeof utr === 'string' && utr.trim() !== '', 'The UTR number is required', {
    minLength: 1,
  })
  upiTransactionId: string;
  @OptionalReceivedAmount() amount?: number;
}

export class VerifyPaymentDto implements VerifyPayment {
  @IsFlag('verified') verified: boolean;
  @EmptyOrNullAsAbsent()
  @IsOptional()
  @CoercedToNumber()
  @IsInt({ message: 'paymentId must be the number of a payment' })
  paymentId?: number;
  @OptionalReceivedAmount() amount?: number;
  @TextOrAbsent(REASON_MAX_LENGTH) notes?: string;
}

class RecordedPaymentDto {
  @TextOrAbsent(PAYMENT_REFERENCE_MAX_LENGTH) reference?: string;
  @TextOrAbsent(REASON_MAX_LENGTH) notes?: string;
  @EmptyOrNullAsAbsent() @IsOptional() @IsFlag('verify') verify?: boolean;
}

/** The amount due by default. */
export class RecordPaymentDto extends RecordedPaymentDto implements RecordPayment {
  @IsIn(['upi', 'cash', 'bank'], { message: 'The method must be upi, cash or bank' }) method: 'upi' | 'cash' | 'bank';
  @OptionalReceivedAmount() amount?: number;
}

/** A partial payment or an overpayment, by any method. */
export class AddPaymentDto extends RecordedPaymentDto implements AddPayment {
  @IsIn(PAYMENT_METHODS, { message: `The method must be one of ${PAYMENT_METHODS.join(', ')}` }) method: PaymentMethod;
  @IsReceivedAmount() amount: number;
  @EmptyOrNullAsAbsent() @IsOptional() @IsFlag('beyondDue') beyondDue?: boolean;
}
