import { PAYMENT_REFERENCE_MAX_LENGTH, REASON_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking/booking';
import { PAYMENT_METHODS, type PaymentMethod } from '@farmhouse/contracts/bookings/payment/payment-method';
import {
  DEPOSIT_ACTIONS,
  DEPOSIT_PICTURES_MAX,
  type AddRefund,
  type ChangeDeposit,
  type CorrectEntry,
  type DepositAction,
} from '@farmhouse/contracts/bookings/payment/ledger';
import { PRIVATE_PICTURE_ID } from '@farmhouse/contracts/catalogue/private-picture';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, Matches, ValidateIf } from 'class-validator';
import { MaxLength } from '@farmhouse/platform/input/max-length';
import { Satisfies } from '@farmhouse/platform/input/satisfies';
import { EmptyOrNullAsAbsent, IsReceivedAmount, TextOrAbsent } from '../booking/input.decorators.ts';
import { FreeText } from '@farmhouse/platform/input/property.decorators';

const METHOD = { message: `The method must be one of ${PAYMENT_METHODS.join(', ')}` };

/** Allows pictures only when a deposit is kept. */
const OnlyToKeep = (): PropertyDecorator =>
  Satisfies(
    'onlyToKeep',
    (pictures, args) =>
      (args?.object as ChangeDeposit).action === 'keep' || (Array.isArray(pictures) && pictures.length === 0),
    'Pictures belong to what is kept',
  );

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
  @Satisfies(
    'reason',
    (reason) => typeof reason === 'string',
    (reason) => (reason === undefined ? 'Keeping a part of the deposit needs a reason' : 'This must be a string'),
  )
  reason?: string;

  @EmptyOrNullAsAbsent()
  @ValidateIf(({ pictures }: ChangeDepositDto) => pictures !== undefined)
  @OnlyToKeep()
  @Matches(PRIVATE_PICTURE_ID, { each: true, message: 'A picture is named by the id of its upload' })
  @ArrayUnique({ message: 'The same picture is named twice' })
  @ArrayMaxSize(DEPOSIT_PICTURES_MAX, { message: `At most ${DEPOSIT_PICTURES_MAX} pictures are possible` })
  @IsArray({ message: 'Pictures must be a list' })
  pictures?: string[];
}

export class CorrectEntryDto implements CorrectEntry {
  @TextOrAbsent(REASON_MAX_LENGTH) note?: string;
}
