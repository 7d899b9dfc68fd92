import type { Undoable } from '@farmhouse/contracts/undo/undo';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { UndoService } from './undo.service.ts';

@Controller('api/admin/undo')
@Admin('bookings', 'calendar')
export class UndoController {
  constructor(private readonly undos: UndoService) {}

  /** Lists the changes of bookings that the admin can still undo. */
  @Get()
  open(@CurrentAdmin() admin: SignedInAdmin): Promise<Undoable[]> {
    return this.undos.open(admin);
  }

  /** Undoes a change of bookings. */
  @Post(':id')
  @HttpCode(204)
  undo(@Param('id', IdPipe) id: number, @CurrentAdmin() admin: SignedInAdmin): Promise<void> {
    return this.undos.undo(id, admin);
  }
}
