import type { Undoable } from '@farmhouse/contracts/undo/undo';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Undos } from '@farmhouse/platform/undo/undos';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ChatSessionsService } from '../session/chat-sessions.service.ts';

@Controller('api/admin/undo/chats')
@Admin('chat')
export class UndoController {
  constructor(
    private readonly undos: Undos,
    private readonly chatSessionsService: ChatSessionsService,
  ) {}

  /** Lists the closed chats that the admin can still open again. */
  @Get()
  open(@CurrentAdmin() admin: SignedInAdmin): Promise<Undoable[]> {
    return this.undos.open(admin);
  }

  /** Opens a closed chat again. */
  @Post(':id')
  @HttpCode(204)
  undo(@Param('id', IdPipe) id: number, @CurrentAdmin() admin: SignedInAdmin): Promise<void> {
    return this.chatSessionsService.undoClose(id, admin);
  }
}
