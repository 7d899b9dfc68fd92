import type { Undoable } from '@farmhouse/contracts/undo/undo';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Undos } from '@farmhouse/platform/undo/undos';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { UndoService } from './undo.service.ts';

@Controller('api/admin/undo/messages')
@Admin('messages')
export class UndoController {
  constructor(
    private readonly undos: Undos,
    private readonly undoService: UndoService,
  ) {}

  /** Lists the changes of messages and requests that the admin can still undo. */
  @Get()
  open(@CurrentAdmin() admin: SignedInAdmin): Promise<Undoable[]> {
    return this.undos.open(admin);
  }

  /** Undoes a change of a message or a request. */
  @Post(':id')
  @HttpCode(204)
  undo(@Param('id', IdPipe) id: number, @CurrentAdmin() admin: SignedInAdmin): Promise<void> {
    return this.undoService.undo(id, admin);
  }
}
