import type { ContactMessageReceived } from '@farmhouse/contracts/content/contact-message';
import { Idempotent, Limited, Public } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Post } from '@nestjs/common';
import { SendContactMessageDto } from './contact-message.dto.ts';
import { ContactMessagesService } from './contact-messages.service.ts';

@Controller('api/contact')
@Public()
export class ContactController {
  constructor(private readonly contactMessagesService: ContactMessagesService) {}

  /** Sends a message to the owner. */
  @Post()
  @Limited('contact')
  @Idempotent()
  async send(@Body() input: SendContactMessageDto): Promise<ContactMessageReceived> {
    await this.contactMessagesService.receive(input);
    return { received: true };
  }
}
