import {
  PAYMENT_METHODS,
  PAYMENT_REFERENCE_MAX_LENGTH,
  REASON_MAX_LENGTH,
  type PaymentMethod,
} from '@farmhouse/contracts/bookings/booking';
import {
  DEPOSIT_ACTIONS,
  type AddRefund,
  type ChangeDeposit,
  type CorrectEntry,
  type DepositAction,
} from '@farmhouse/contracts/bookings/ledger';
import { IsIn, IsString, MaxLength, ValidateIf } from 'class-validator';
import { EmptyOrNullAsAbsent, IsReceivedAmount, TextOrAbsent } from '../booking/input.decorators.ts';
import { FreeText } from '@farmhouse/platform/http/fields';

const METHOD = { message: `The method must be one of ${PAYMENT_METHODS.join(', ')}` };

export class AddRefundDto implements AddRefund {
  @IsReceivedAmount() amount: number;
  @IsIn(PAYMENT_METHODS, METHOD) method: PaymentMethod;
  @TextOrAbsent(PAYMENT_REFERENCE_MAX_LENGTH) reference?: string;
  @TextOrAbsent(REASON_MAX_LENGTH) note?: string;
}

export class ChangeDepositDto implements ChangeDeposit {
  @IsIn(DEPOSIT_ACTIONS, { message: 'The action must be take, return or keep' }) action: DepositAction;
  @IsReceivedAmount() amount: number;

  @EmptyOrNullAsAbsent()
  @ValidateIf(({ method }: ChangeDepositDto) => method !== undefined)
  @IsIn(PAYMENT_METHODS, METHOD)
  method?: PaymentMethod;

  @FreeText()
  @EmptyOrNullAsAbsent()
  @ValidateIf(({ action, reason }: ChangeDepositDto) => action === 'keep' || reason !== undefined)
  @MaxLength(REASON_MAX_LENGTH, { message: `At most ${REASON_MAX_LENGTH} characters are possible` })
  @IsString({ message: 'Keeping a part of the deposit needs a reason' })
  reason?: string;
}

export class CorrectEntryDto implements CorrectEntry {
  @TextOrAbsent(REASON_MAX_LENGTH) note?: string;
}
