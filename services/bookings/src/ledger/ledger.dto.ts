import { PAYMENT_METHODS, type PaymentMethod } from '@farmhouse/contracts/bookings/payment/payment-method';
import { LEDGER_KINDS, type LedgerKind, type LedgerQuery } from '@farmhouse/contracts/bookings/payment/ledger';
import {
  EmptyAsAbsent,
  IfPresent,
  IsIsoDate,
  IsMonth,
  WholeNumberInQuery,
} from '@farmhouse/platform/input/property.decorators';
import { IsOneOf } from '@farmhouse/platform/input/field.decorators';

export class LedgerQueryDto implements LedgerQuery {
  @EmptyAsAbsent() @IfPresent() @IsIsoDate() from?: string;
  @EmptyAsAbsent() @IfPresent() @IsIsoDate() to?: string;
  @EmptyAsAbsent() @IfPresent() @IsOneOf('Method', PAYMENT_METHODS) method?: PaymentMethod;
  @EmptyAsAbsent() @IfPresent() @IsOneOf('Kind', LEDGER_KINDS) kind?: LedgerKind;
  @WholeNumberInQuery(1, 1_000_000) page?: number;
  @WholeNumberInQuery(1, 200) pageSize?: number;
}

export class LedgerMonthQueryDto {
  @IsMonth('The month is required as YYYY-MM') month: string;
}

/** The month of a report; the current one by default. */
export class MoneyReportQueryDto {
  @EmptyAsAbsent() @IfPresent() @IsMonth('The month must be written as YYYY-MM') month?: string;
}
