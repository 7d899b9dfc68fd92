import { tooLong } from '@farmhouse/contracts/text/too-long';
import { CHAT_MESSAGE_MAX_LENGTH, type ChatMessagesQuery } from '@farmhouse/contracts/chat/chat-message';
import {
  CHAT_EMAIL_MAX_LENGTH,
  CHAT_NAME_MAX_LENGTH,
  CHAT_PAGE_MAX_LENGTH,
  CHAT_START_REQUIRED,
  CHAT_SORTS,
  CHAT_STATUSES,
  CHAT_VISITOR_SESSION_MAX_LENGTH,
  type ChatListQuery,
  type ChatSort,
  type ChatStatus,
  type StartChat,
} from '@farmhouse/contracts/chat/chat-session';
import { PHONE_MAX_LENGTH } from '@farmhouse/contracts/text/phone';
import { MaxLength } from '@farmhouse/platform/input/max-length';
import {
  EmptyAsAbsent,
  SingleLine,
  WholeNumberInQuery,
  LatinDigits,
} from '@farmhouse/platform/input/property.decorators';
import {
  IsOneOf,
  OptionalEmail,
  OptionalLine,
  OptionalText,
  RequiredLine,
} from '@farmhouse/platform/input/field.decorators';
import { PageQuery, UNPAGED_LIMIT } from '@farmhouse/platform/lists/paging';
import { SortedBy } from '@farmhouse/platform/lists/sorting';
import { applyDecorators } from '@nestjs/common';
import { IsNotEmpty, IsOptional, IsString } from 'class-validator';

/** The required fields of the start form; both have the form's one message. */
const RequiredToStart = (name: string, max: number): PropertyDecorator =>
  applyDecorators(
    SingleLine(),
    IsString({ message: CHAT_START_REQUIRED }),
    IsNotEmpty({ message: CHAT_START_REQUIRED }),
    MaxLength(max, { message: tooLong(name, max) }),
  );

export class StartChatDto implements StartChat {
  @RequiredLine('Visitor session', CHAT_VISITOR_SESSION_MAX_LENGTH) visitorSessionId: string;
  @RequiredToStart('Name', CHAT_NAME_MAX_LENGTH) visitorName: string;
  @RequiredToStart('Phone number', PHONE_MAX_LENGTH) @LatinDigits() visitorPhone: string;

  @OptionalEmail(CHAT_EMAIL_MAX_LENGTH) visitorEmail?: string | null;

  @OptionalLine('Page', CHAT_PAGE_MAX_LENGTH) page?: string | null;
  @OptionalText('Question', CHAT_MESSAGE_MAX_LENGTH) question?: string | null;
}

export class ChatMessagesDto implements ChatMessagesQuery {
  @WholeNumberInQuery(0, Number.MAX_SAFE_INTEGER) afterId?: number;
  @WholeNumberInQuery(1, UNPAGED_LIMIT) limit?: number;
}

export class ChatListDto extends PageQuery implements ChatListQuery {
  @SortedBy(CHAT_SORTS) sort?: ChatSort;
  @EmptyAsAbsent() @IsOptional() @IsOneOf('Status', CHAT_STATUSES) status?: ChatStatus;
}
