import { Module } from '@nestjs/common';
import { CalendarOwnerId } from './calendar-owner-id.ts';

/** The house's own id. */
@Module({ providers: [CalendarOwnerId], exports: [CalendarOwnerId] })
export class CalendarOwnerIdModule {}
