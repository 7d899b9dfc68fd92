import type { PaymentVerified } from '@farmhouse/contracts/bookings/booking-view/payment-verified';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { actorOf } from '../audit/actor.ts';
import { SeenStayChanges } from '../booking/seen-stay-changes.ts';
import { AddPaymentDto, RecordPaymentDto, VerifyPaymentDto } from './payment.dto.ts';
import { RecordingService } from './recording.service.ts';
import { VerificationService } from './verification.service.ts';

@Controller('api/admin/bookings')
@Admin('payments')
export class VerificationController {
  constructor(
    private readonly verification: VerificationService,
    private readonly recording: RecordingService,
  ) {}

  /**
   * Verifies a submitted payment or marks it as failed. A verified payment confirms a pending booking whose dates are
   * free.
   */
  @Post(':id/verify-payment')
  @HttpCode(200)
  decide(
    @Param('id', IdPipe) id: number,
    @Body() decision: VerifyPaymentDto,
    @CurrentAdmin() admin: SignedInAdmin,
    @SeenStayChanges() seenStayChanges?: number,
  ): Promise<PaymentVerified> {
    return this.verification.decide(id, decision, { actor: actorOf(admin), seenStayChanges });
  }

  /** Adds a payment to a booking, also while another one awaits verification. */
  @Post(':id/payments')
  add(
    @Param('id', IdPipe) id: number,
    @Body() payment: AddPaymentDto,
    @CurrentAdmin() admin: SignedInAdmin,
    @SeenStayChanges() seenStayChanges?: number,
  ): Promise<PaymentVerified> {
    return this.recording.add(id, payment, { actor: actorOf(admin), seenStayChanges });
  }

  /** Records a payment that the owner has received. */
  @Post(':id/record-payment')
  @HttpCode(200)
  record(
    @Param('id', IdPipe) id: number,
    @Body() payment: RecordPaymentDto,
    @CurrentAdmin() admin: SignedInAdmin,
    @SeenStayChanges() seenStayChanges?: number,
  ): Promise<PaymentVerified> {
    return this.recording.record(id, payment, { actor: actorOf(admin), seenStayChanges });
  }
}
