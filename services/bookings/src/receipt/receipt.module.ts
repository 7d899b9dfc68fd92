import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.ts';
import { GuestAccessModule } from '../guest-access/guest-access.module.ts';
import { GuestReceiptsController } from './guest-receipts.controller.ts';
import { ReceiptsAdminController } from './receipts.admin.controller.ts';
import { ReceiptSendingService } from './receipt-sending.service.ts';
import { ReceiptsService } from './receipts.service.ts';
import { TaxMonthService } from './tax-month.service.ts';

/** Receipts of payments and refunds, and the tax in them. */
@Module({
  imports: [BookingModule, GuestAccessModule],
  controllers: [GuestReceiptsController, ReceiptsAdminController],
  providers: [ReceiptsService, ReceiptSendingService, TaxMonthService],
})
export class ReceiptModule {}
