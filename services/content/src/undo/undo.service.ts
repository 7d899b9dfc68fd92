import type { SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { Undos } from '@farmhouse/platform/undo/undos';
import { Injectable } from '@nestjs/common';
import { ContactMessagesService } from '../contact-message/contact-messages.service.ts';
import { CONTACT_UNDO } from '../contact-message/contact-message.undo.ts';
import { PrivacyRequestsService } from '../privacy-request/privacy-requests.service.ts';

/** Undoes a change of a message or a privacy request that was made a few seconds ago. Rule: undo. */
@Injectable()
export class UndoService {
  constructor(
    private readonly undos: Undos,
    private readonly contactMessagesService: ContactMessagesService,
    private readonly privacyRequestsService: PrivacyRequestsService,
  ) {}

  /** Safe to repeat. Throws NotFound, Forbidden, UndoOver and ChangedSince. */
  async undo(id: number, admin: SignedInAdmin): Promise<void> {
    const undo = await this.undos.find(id, admin);
    const owner = undo.kind === CONTACT_UNDO ? this.contactMessagesService : this.privacyRequestsService;
    await owner.undo(undo);
  }
}
