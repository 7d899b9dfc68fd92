import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/payments.module.ts';
import { AcceptedLinesService } from './accepted-lines.service.ts';
import { BankController } from './bank.controller.ts';
import { BankLinesService } from './bank-lines.service.ts';
import { PaymentsWithoutLineService } from './payments-without-line.service.ts';
import { StatementImportsService } from './statement-imports.service.ts';

/** Bank statements, whose lines verify payments. */
@Module({
  imports: [PaymentsModule],
  controllers: [BankController],
  providers: [StatementImportsService, BankLinesService, PaymentsWithoutLineService, AcceptedLinesService],
})
export class BankStatementModule {}
