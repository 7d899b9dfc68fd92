import type { BookingLedger } from '@farmhouse/contracts/bookings/payment/ledger';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Param, Post } from '@nestjs/common';
import { actorOf } from '../audit/actor.ts';
import { AddRefundDto, ChangeDepositDto, CorrectEntryDto } from './entries.dto.ts';
import { EntriesService } from './entries.service.ts';

@Controller('api/admin')
@Admin('payments')
export class EntriesController {
  constructor(private readonly entries: EntriesService) {}

  /** Records a refund that was paid to a guest. */
  @Post('bookings/:id/refunds')
  refund(
    @Param('id', IdPipe) id: number,
    @Body() dto: AddRefundDto,
    @CurrentAdmin() admin: SignedInAdmin,
  ): Promise<BookingLedger> {
    return this.entries.refund(id, dto, actorOf(admin));
  }

  /** Records that a guest's deposit was taken, kept or returned. */
  @Post('bookings/:id/deposit')
  deposit(
    @Param('id', IdPipe) id: number,
    @Body() dto: ChangeDepositDto,
    @CurrentAdmin() admin: SignedInAdmin,
  ): Promise<BookingLedger> {
    return this.entries.deposit(id, dto, actorOf(admin));
  }

  /** Corrects an entry of the ledger by an entry against it. */
  @Post('ledger/:entry/correct')
  correct(
    @Param('entry', IdPipe) entry: number,
    @Body() dto: CorrectEntryDto,
    @CurrentAdmin() admin: SignedInAdmin,
  ): Promise<BookingLedger> {
    return this.entries.correct(entry, dto, actorOf(admin));
  }
}
