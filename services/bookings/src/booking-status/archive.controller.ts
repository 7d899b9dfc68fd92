import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { UndoSeconds } from '@farmhouse/platform/undo/undo-seconds';
import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { actorOf } from '../audit/actor.ts';
import { ArchiveService } from './archive.service.ts';

@Controller('api/admin/bookings')
@Admin('bookings')
export class ArchiveController {
  constructor(private readonly bookings: ArchiveService) {}

  /** Archives a booking: no list shows it any more, and its dates are free. It can be undone for a few seconds. */
  @Delete(':id')
  @HttpCode(204)
  archive(
    @Param('id', IdPipe) id: number,
    @CurrentAdmin() admin: SignedInAdmin,
    @UndoSeconds() undo?: number,
  ): Promise<void> {
    return this.bookings.archive(id, actorOf(admin), undo);
  }
}
