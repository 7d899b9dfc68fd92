import { isPermitted } from '@farmhouse/contracts/identity/permission';
import type {
  MessageTemplateView,
  PreviewBooking,
  TemplateDraft,
  TemplatePreview,
  TemplateTestSent,
} from '@farmhouse/contracts/messages/message-template';
import type { ChangeOrigin } from '@farmhouse/contracts/security/security-change';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { AdminOrigin } from '@farmhouse/platform/auth/change-origin';
import { Forbidden } from '@farmhouse/platform/errors/domain-error';
import { Admin, Limited, StoresNothing } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { PreviewBookingsDto, SaveMessageTemplateDto, TemplateDraftDto } from './message-template.dto.ts';
import { toTemplateView } from './message-template.view.ts';
import { MessageTemplatesService, type StoredTemplate } from './message-templates.service.ts';
import { PreviewBookings } from './preview-bookings.ts';
import { MailPreviews } from './mail-previews.ts';
import { TemplateTestsService } from './template-tests.service.ts';

@Controller('api/admin/message-templates')
@Admin('messages')
export class MessageTemplatesAdminController {
  constructor(
    private readonly templates: MessageTemplatesService,
    private readonly mailPreviews: MailPreviews,
    private readonly previewBookings: PreviewBookings,
    private readonly tests: TemplateTestsService,
  ) {}

  /** Lists every message to guests, with its text, its original text and the texts before. */
  @Get()
  async list(): Promise<MessageTemplateView[]> {
    const examplesOf = await this.mailPreviews.examples();
    return (await this.templates.list()).map((stored) => toTemplateView(stored, examplesOf(stored)));
  }

  /**
   * Lists the bookings whose values a message can be shown with, the one with the newest message first; none for who
   * may see none.
   */
  @Get('bookings')
  async bookings(@Query() query: PreviewBookingsDto, @CurrentAdmin() admin: SignedInAdmin): Promise<PreviewBooking[]> {
    return maySeeBookings(admin) ? this.previewBookings.find(query) : [];
  }

  /**
   * Stores the owner's text of a message, and whether it is sent. What is left out stays as it is. Holds for the next
   * message that is written. The owner is notified of another text by mail.
   */
  @Put(':kind')
  async save(
    @Param('kind') kind: string,
    @Body() input: SaveMessageTemplateDto,
    @AdminOrigin() by: ChangeOrigin,
  ): Promise<MessageTemplateView> {
    return this.view(await this.templates.save(kind, input, by));
  }

  /** Goes back to the original text of a message; the owner is notified by mail. */
  @Delete(':kind')
  async reset(@Param('kind') kind: string, @AdminOrigin() by: ChangeOrigin): Promise<MessageTemplateView> {
    return this.view(await this.templates.reset(kind, by));
  }

  /** Shows a message by each channel to a guest, with the values of an example or of a booking. */
  @Post(':kind/preview')
  @HttpCode(200)
  @StoresNothing()
  async preview(
    @Param('kind') kind: string,
    @Body() draft: TemplateDraftDto,
    @CurrentAdmin() admin: SignedInAdmin,
  ): Promise<TemplatePreview> {
    assertMaySee(draft, admin);
    return this.mailPreviews.preview(await this.templates.get(kind), draft);
  }

  /** Sends a message to the owner's own address, with the values of an example or of a booking. */
  @Post(':kind/test')
  @HttpCode(200)
  @Limited('template-tests')
  async test(
    @Param('kind') kind: string,
    @Body() draft: TemplateDraftDto,
    @CurrentAdmin() admin: SignedInAdmin,
  ): Promise<TemplateTestSent> {
    assertMaySee(draft, admin);
    return this.tests.send(await this.templates.get(kind), draft);
  }

  private async view(stored: StoredTemplate): Promise<MessageTemplateView> {
    return toTemplateView(stored, (await this.mailPreviews.examples())(stored));
  }
}

const maySeeBookings = ({ role }: SignedInAdmin): boolean => isPermitted(role, ['bookings']);

/** Throws Forbidden for the values of a booking that the admin may not see. */
function assertMaySee({ bookingId }: TemplateDraft, admin: SignedInAdmin): void {
  if (bookingId !== undefined && !maySeeBookings(admin)) throw new Forbidden();
}
