import type { PaymentVerified } from '@farmhouse/contracts/bookings/admin-booking';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { IdPipe } from '@farmhouse/platform/http/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { VerifyPaymentDto } from './payment.dto.ts';
import { Verification } from './verification.service.ts';

@Controller('api/admin/bookings')
@Admin()
export class VerificationController {
  constructor(private readonly verification: Verification) {}

  @Post(':id/verify-payment')
  @HttpCode(200)
  decide(
    @Param('id', IdPipe) id: number,
    @Body() decision: VerifyPaymentDto,
    @CurrentAdmin() admin: SignedInAdmin,
  ): Promise<PaymentVerified> {
    return this.verification.decide(id, decision, admin.username);
  }
}
