import { PersonalDataModule } from '@farmhouse/platform/personal-data/personal-data.module';
import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.ts';
import { ArchivePruningService } from './archive-pruning.service.ts';
import { BookingPersonalData } from './booking-personal-data.ts';
import { ErasureService } from './erasure.service.ts';

/** The personal data that this service holds, and its removal: on request, and with deleted bookings. */
@Module({
  imports: [BookingModule, PersonalDataModule.answering(BookingPersonalData)],
  providers: [ArchivePruningService, ErasureService],
  exports: [ArchivePruningService, ErasureService],
})
export class BookingPersonalDataModule {}
