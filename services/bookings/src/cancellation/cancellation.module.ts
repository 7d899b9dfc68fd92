import { Module } from '@nestjs/common';
import { GuestAccessModule } from '../guest-access/guest-access.module.ts';
import { GuestModule } from '../guest/guest.module.ts';
import { StatusModule } from '../booking-status/status.module.ts';
import { GuestCancellationController } from './guest-cancellation.controller.ts';
import { GuestCancellationService } from './guest-cancellation.service.ts';

/** Cancellation of bookings by their guests. */
@Module({
  imports: [GuestAccessModule, GuestModule, StatusModule],
  controllers: [GuestCancellationController],
  providers: [GuestCancellationService],
})
export class CancellationModule {}
