import type { PrivacyRequestFiled } from '@farmhouse/contracts/content/privacy-request';
import { Idempotent, Limited, Public } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Post } from '@nestjs/common';
import { FilePrivacyRequestDto } from './privacy-request.dto.ts';
import { PrivacyRequestsService } from './privacy-requests.service.ts';

@Controller('api/privacy-requests')
@Public()
export class PrivacyRequestsController {
  constructor(private readonly privacyRequestsService: PrivacyRequestsService) {}

  /** Files a request about the caller's personal data. */
  @Post()
  @Limited('privacy')
  @Idempotent()
  async file(@Body() input: FilePrivacyRequestDto): Promise<PrivacyRequestFiled> {
    const { reference, dueDate } = await this.privacyRequestsService.file(input);
    return { reference, dueDate };
  }
}
