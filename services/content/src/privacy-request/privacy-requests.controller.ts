import type { PrivacyRequestFiled } from '@farmhouse/contracts/content/privacy-request';
import { Idempotent, Limited, Public } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Post } from '@nestjs/common';
import { FilePrivacyRequestDto } from './privacy-request.dto.ts';
import { PrivacyRequests } from './privacy-requests.service.ts';

@Controller('api/privacy-requests')
@Public()
export class PrivacyRequestsController {
  constructor(private readonly requests: PrivacyRequests) {}

  @Post()
  @Limited('privacy')
  @Idempotent()
  async file(@Body() input: FilePrivacyRequestDto): Promise<PrivacyRequestFiled> {
    const { reference, dueDate } = await this.requests.file(input);
    return { reference, dueDate };
  }
}
