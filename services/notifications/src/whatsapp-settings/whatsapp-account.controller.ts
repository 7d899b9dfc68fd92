import type { OptOutView, WhatsappAccountView, WhatsappTestResult } from '@farmhouse/contracts/messages/whatsapp';
import type { ChangeOrigin } from '@farmhouse/contracts/security/security-change';
import { AdminOrigin } from '@farmhouse/platform/auth/change-origin';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { OptOuts } from '../channel/whatsapp/opt-out/opt-outs.ts';
import { SaveWhatsappAccountDto, SendWhatsappTestDto } from './whatsapp-account.dto.ts';
import { WhatsappAccountService } from './whatsapp-account.service.ts';

@Controller('api/admin/whatsapp')
@Admin('settings')
export class WhatsappAccountController {
  constructor(
    private readonly whatsappAccountService: WhatsappAccountService,
    private readonly optOuts: OptOuts,
  ) {}

  /**
   * Returns the WhatsApp Business account. Keys are not shown: only whether they are set, and their last four
   * characters.
   */
  @Get()
  view(): Promise<WhatsappAccountView> {
    return this.whatsappAccountService.view();
  }

  /** Changes the named fields of the WhatsApp Business account; a key that is null is removed. */
  @Put()
  save(@Body() changes: SaveWhatsappAccountDto, @AdminOrigin() by: ChangeOrigin): Promise<WhatsappAccountView> {
    return this.whatsappAccountService.save(changes, by);
  }

  /** Sends a template with example values to the owner's own number. */
  @Post('test')
  @HttpCode(200)
  test(@Body() test: SendWhatsappTestDto): Promise<WhatsappTestResult> {
    return this.whatsappAccountService.test(test);
  }

  /** Lists the numbers that get no WhatsApp messages, because their owners have answered STOP. */
  @Get('opt-outs')
  optedOut(): Promise<OptOutView[]> {
    return this.optOuts.list();
  }

  /** Allows WhatsApp messages to a number again, because its guest has told the owner so. */
  @Delete('opt-outs/:id')
  @HttpCode(204)
  lift(@Param('id', IdPipe) id: number): Promise<void> {
    return this.optOuts.lift(id);
  }
}
