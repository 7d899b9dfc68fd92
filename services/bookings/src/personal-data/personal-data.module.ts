import { PersonalDataModule } from '@farmhouse/platform/personal-data/personal-data.module';
import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.ts';
import { BookingPersonalData } from './booking-personal-data.ts';
import { ErasureService } from './erasure.service.ts';

/** What this service holds of a person, and how it is erased. */
@Module({
  imports: [BookingModule, PersonalDataModule.answering(BookingPersonalData)],
  providers: [ErasureService],
  exports: [ErasureService],
})
export class BookingPersonalDataModule {}
