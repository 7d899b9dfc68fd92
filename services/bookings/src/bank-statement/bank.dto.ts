import {
  BANK_LINE_STATES,
  BANK_NAME_MAX_LENGTH,
  STATEMENT_MAX_LENGTH,
  type AcceptLine,
  type BankLineState,
  type ImportStatement,
  type StatementColumns,
} from '@farmhouse/contracts/bookings/payment/bank';
import { MAX_ID } from '@farmhouse/platform/input/id.pipe';
import { MaxLength } from '@farmhouse/platform/input/max-length';
import { EmptyAsAbsent, IfPresent } from '@farmhouse/platform/input/property.decorators';
import { IsFlag, IsOneOf, IsWhole, RequiredLine } from '@farmhouse/platform/input/field.decorators';
import { PageQuery } from '@farmhouse/platform/lists/paging';
import { Type } from 'class-transformer';
import { IsNotEmpty, IsObject, IsString, ValidateNested } from 'class-validator';
import { TextOrAbsent } from '../booking/input.decorators.ts';

const COLUMN_MAX_LENGTH = 200;

class ColumnsDto implements StatementColumns {
  @RequiredLine('The column of dates', COLUMN_MAX_LENGTH) date: string;
  @RequiredLine('The column of texts', COLUMN_MAX_LENGTH) text: string;
  @TextOrAbsent(COLUMN_MAX_LENGTH) credit?: string;
  @TextOrAbsent(COLUMN_MAX_LENGTH) amount?: string;
  @TextOrAbsent(COLUMN_MAX_LENGTH) type?: string;
  @TextOrAbsent(COLUMN_MAX_LENGTH) reference?: string;
}

/** A statement as pasted text, or as the file of a form, which is decoded to the same. */
export class ImportStatementDto implements ImportStatement {
  @MaxLength(STATEMENT_MAX_LENGTH, { message: 'The statement is too long' })
  @IsNotEmpty({ message: 'Choose a file or paste the text' })
  @IsString({ message: 'Choose a file or paste the text' })
  text: string;

  @TextOrAbsent(BANK_NAME_MAX_LENGTH) bank?: string;

  @IfPresent()
  @IsObject({ message: 'The columns must be an object' })
  @ValidateNested()
  @Type(() => ColumnsDto)
  columns?: ColumnsDto;

  @IfPresent() @IsFlag('Preview') preview?: boolean;
}

export class BankLinesQueryDto extends PageQuery {
  @EmptyAsAbsent() @IfPresent() @IsOneOf('State', BANK_LINE_STATES) state?: BankLineState;
}

export class AcceptLineDto implements AcceptLine {
  @IfPresent() @IsWhole('The booking', 1, MAX_ID) bookingId?: number;
}
