import { PersonalDataModule } from '@farmhouse/platform/personal-data/personal-data.module';
import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.ts';
import { BookingPersonalData } from './booking-personal-data.ts';
import { ErasureService } from './erasure.service.ts';

/** The personal data that this service holds, and its erasure. */
@Module({
  imports: [BookingModule, PersonalDataModule.answering(BookingPersonalData)],
  providers: [ErasureService],
  exports: [ErasureService],
})
export class BookingPersonalDataModule {}
