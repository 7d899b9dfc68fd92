import { Module } from '@nestjs/common';
import { ContactMessageModule } from '../contact-message/contact-message.module.ts';
import { PrivacyRequestModule } from '../privacy-request/privacy-request.module.ts';
import { UndoController } from './undo.controller.ts';
import { UndoService } from './undo.service.ts';

@Module({
  imports: [ContactMessageModule, PrivacyRequestModule],
  controllers: [UndoController],
  providers: [UndoService],
})
export class UndoModule {}
