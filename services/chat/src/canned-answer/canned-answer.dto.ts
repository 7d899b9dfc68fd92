import {
  CANNED_MAX_ORDER,
  CANNED_TEXT_MAX_LENGTH,
  CANNED_TITLE_MAX_LENGTH,
  type SaveCannedAnswer,
} from '@farmhouse/contracts/chat/canned-answer';
import { IfPresent } from '@farmhouse/platform/input/property.decorators';
import { IsWhole, RequiredLine, RequiredText } from '@farmhouse/platform/input/field.decorators';

export class SaveCannedAnswerDto implements SaveCannedAnswer {
  @RequiredLine('Title', CANNED_TITLE_MAX_LENGTH) title: string;
  @RequiredText('Text', CANNED_TEXT_MAX_LENGTH) text: string;
  @IfPresent() @IsWhole('Order', 0, CANNED_MAX_ORDER) order?: number;
}

/** Omitted fields keep their values. */
export class ChangeCannedAnswerDto implements Partial<SaveCannedAnswer> {
  @IfPresent() @RequiredLine('Title', CANNED_TITLE_MAX_LENGTH) title?: string;
  @IfPresent() @RequiredText('Text', CANNED_TEXT_MAX_LENGTH) text?: string;
  @IfPresent() @IsWhole('Order', 0, CANNED_MAX_ORDER) order?: number;
}
