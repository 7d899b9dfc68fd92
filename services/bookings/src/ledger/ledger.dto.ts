import { PAYMENT_METHODS, type PaymentMethod } from '@farmhouse/contracts/bookings/payment/payment-method';
import { LEDGER_KINDS, type LedgerKind, type LedgerQuery } from '@farmhouse/contracts/bookings/payment/ledger';
import { IfPresent, IsIsoDate, WholeNumberInQuery } from '@farmhouse/platform/input/property.decorators';
import { IsOneOf } from '@farmhouse/platform/input/field.decorators';
import { Matches } from 'class-validator';

export class LedgerQueryDto implements LedgerQuery {
  @IfPresent() @IsIsoDate() from?: string;
  @IfPresent() @IsIsoDate() to?: string;
  @IfPresent() @IsOneOf('Method', PAYMENT_METHODS) method?: PaymentMethod;
  @IfPresent() @IsOneOf('Kind', LEDGER_KINDS) kind?: LedgerKind;
  @WholeNumberInQuery(1, 1_000_000) page?: number;
  @WholeNumberInQuery(1, 200) pageSize?: number;
}

export class LedgerMonthQuery {
  @Matches(/^20\d\d-(0[1-9]|1[0-2])$/, { message: 'The month is required as YYYY-MM' }) month: string;
}

/** A month from 1970 on; the current one by default. */
export class MoneyReportQuery {
  @IfPresent()
  @Matches(/^(19[7-9]\d|2\d{3})-(0[1-9]|1[0-2])$/, { message: 'The month must be written as YYYY-MM' })
  month?: string;
}
