import type { OpenMessageTasks } from '@farmhouse/contracts/open-tasks/open-tasks';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Controller, Get } from '@nestjs/common';
import { ContactMessagesService } from '../contact-message/contact-messages.service.ts';
import { PrivacyRequestsService } from '../privacy-request/privacy-requests.service.ts';

@Controller('api/admin/open-tasks/messages')
@Admin('messages')
export class OpenTasksController {
  constructor(
    private readonly contactMessages: ContactMessagesService,
    private readonly privacyRequests: PrivacyRequestsService,
  ) {}

  /** Counts new contact messages and open privacy requests. */
  @Get()
  async count(): Promise<OpenMessageTasks> {
    const [newMessages, privacyRequests] = await Promise.all([
      this.contactMessages.countNew(),
      this.privacyRequests.countOpen(),
    ]);
    return { newMessages, privacyRequests };
  }
}
