import { Matches } from 'class-validator';

export class ReceiptMonthQuery {
  @Matches(/^20\d\d-(0[1-9]|1[0-2])$/, { message: 'The month is required as YYYY-MM' }) month: string;
}
