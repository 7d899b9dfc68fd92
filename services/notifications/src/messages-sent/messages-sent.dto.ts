import { CONFIRMATION_CODE_PATTERN } from '@farmhouse/contracts/bookings/booking/booking';
import {
  MESSAGE_CHANNELS,
  MESSAGES_SENT_SORTS,
  STATUS_FILTERS,
  type MessageChannel,
  type MessagesSentQuery,
  type MessagesSentSort,
  type SendMessageAgain,
  type StatusFilter,
} from '@farmhouse/contracts/messages/messages-sent';
import { MAX_ID } from '@farmhouse/platform/input/id.pipe';
import { DigitsAsNumber, EmptyAsAbsent, IfPresent } from '@farmhouse/platform/input/property.decorators';
import { IsOneOf } from '@farmhouse/platform/input/field.decorators';
import { Satisfies } from '@farmhouse/platform/input/satisfies';
import { PageQuery } from '@farmhouse/platform/lists/paging';
import { SortedBy } from '@farmhouse/platform/lists/sorting';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';

const isBookingId = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_ID;
const isCode = (value: unknown): boolean => typeof value === 'string' && CONFIRMATION_CODE_PATTERN.test(value);

/** A booking's id in plain digits, or its confirmation code in any case; one that was left empty counts as absent. */
const BookingInQuery = (): PropertyDecorator =>
  applyDecorators(
    EmptyAsAbsent(),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toUpperCase() : value)),
    DigitsAsNumber(),
    IfPresent(),
    Satisfies(
      'booking',
      (value) => isBookingId(value) || isCode(value),
      `booking must be a whole number from 1 to ${MAX_ID}, or a confirmation code`,
    ),
  );

export class MessagesSentDto extends PageQuery implements MessagesSentQuery {
  @BookingInQuery() booking?: number | string;
  @EmptyAsAbsent() @IfPresent() @IsOneOf('Status', STATUS_FILTERS) status?: StatusFilter;
  @EmptyAsAbsent() @IfPresent() @IsOneOf('Channel', MESSAGE_CHANNELS) channel?: MessageChannel;
  @SortedBy(MESSAGES_SENT_SORTS) sort?: MessagesSentSort;
}

export class SendMessageAgainDto implements SendMessageAgain {
  @IfPresent() @IsOneOf('Channel', MESSAGE_CHANNELS) channel?: MessageChannel;
}
