import type { ContactMessageReceived } from '@farmhouse/contracts/content/contact-message';
import { Idempotent, Limited, Public } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Post } from '@nestjs/common';
import { SendContactMessageDto } from './contact-message.dto.ts';
import { ContactMessages } from './contact-messages.service.ts';

@Controller('api/contact')
@Public()
export class ContactController {
  constructor(private readonly messages: ContactMessages) {}

  @Post()
  @Limited('contact')
  @Idempotent()
  async send(@Body() input: SendContactMessageDto): Promise<ContactMessageReceived> {
    await this.messages.receive(input);
    return { received: true };
  }
}
