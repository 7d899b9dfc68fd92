import {
  MESSAGE_CHANNELS,
  MESSAGES_SENT_PAGE_MAX,
  MESSAGES_SENT_SORTS,
  STATUS_FILTERS,
  type MessageChannel,
  type MessagesSentQuery,
  type MessagesSentSort,
  type SendMessageAgain,
  type StatusFilter,
} from '@farmhouse/contracts/messages/messages-sent';
import { MAX_ID } from '@farmhouse/platform/input/id.pipe';
import { EmptyAsAbsent, IfPresent, WholeNumberInQuery } from '@farmhouse/platform/input/property.decorators';
import { IsOneOf } from '@farmhouse/platform/input/field.decorators';
import { SortedBy } from '@farmhouse/platform/http/sorting';

export class MessagesSentDto implements MessagesSentQuery {
  @WholeNumberInQuery(1, MAX_ID) booking?: number;
  @EmptyAsAbsent() @IfPresent() @IsOneOf('Status', STATUS_FILTERS) status?: StatusFilter;
  @EmptyAsAbsent() @IfPresent() @IsOneOf('Channel', MESSAGE_CHANNELS) channel?: MessageChannel;
  @SortedBy(MESSAGES_SENT_SORTS) sort?: MessagesSentSort;
  @WholeNumberInQuery(1, 1_000_000) page?: number;
  @WholeNumberInQuery(1, MESSAGES_SENT_PAGE_MAX) pageSize?: number;
}

export class SendMessageAgainDto implements SendMessageAgain {
  @IfPresent() @IsOneOf('Channel', MESSAGE_CHANNELS) channel?: MessageChannel;
}
