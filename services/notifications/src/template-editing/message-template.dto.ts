import {
  TEMPLATE_BODY_MAX_LENGTH,
  TEMPLATE_SUBJECT_MAX_LENGTH,
  type PreviewBookingsQuery,
  type SaveMessageTemplate,
  type TemplateDraft,
} from '@farmhouse/contracts/messages/message-template';
import { MAX_ID } from '@farmhouse/platform/input/id.pipe';
import { ValidateIf } from 'class-validator';
import { EmptyAsAbsent, IfPresent } from '@farmhouse/platform/input/property.decorators';
import { IsFlag, IsWhole, RequiredLine, RequiredText } from '@farmhouse/platform/input/field.decorators';

/** A call that switches a message on or off may leave its texts out. */
const UnlessSwitched = (): PropertyDecorator =>
  ValidateIf(({ enabled }: SaveMessageTemplate, text: unknown) => text !== undefined || enabled === undefined);

/** Texts that are left out keep their values. */
export class SaveMessageTemplateDto implements SaveMessageTemplate {
  @UnlessSwitched() @RequiredLine('Subject', TEMPLATE_SUBJECT_MAX_LENGTH) subject?: string;
  @UnlessSwitched() @RequiredText('Text', TEMPLATE_BODY_MAX_LENGTH) body?: string;
  @IfPresent() @IsFlag('Enabled') enabled?: boolean;
}

const SEARCH_MAX_LENGTH = 200;

export class PreviewBookingsDto implements PreviewBookingsQuery {
  @EmptyAsAbsent() @IfPresent() @RequiredLine('q', SEARCH_MAX_LENGTH) q?: string;
}

export class TemplateDraftDto implements TemplateDraft {
  @IfPresent() @RequiredLine('Subject', TEMPLATE_SUBJECT_MAX_LENGTH) subject?: string;
  @IfPresent() @RequiredText('Text', TEMPLATE_BODY_MAX_LENGTH) body?: string;
  @IfPresent() @IsWhole('Booking', 1, MAX_ID) bookingId?: number;
}
