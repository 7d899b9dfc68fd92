import { Module } from '@nestjs/common';
import { CalendarOwnerId } from './house.ts';

/** The house's own id. */
@Module({ providers: [CalendarOwnerId], exports: [CalendarOwnerId] })
export class CalendarOwnerIdModule {}
