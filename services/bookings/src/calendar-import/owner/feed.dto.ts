import type {
  ChangeCalendarFeed,
  PreviewCalendarFeed,
  ReadCalendarFeed,
  SaveCalendarFeed,
} from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { MaxLength } from '@farmhouse/platform/input/max-length';
import { IfPresent, SingleLine } from '@farmhouse/platform/input/property.decorators';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsBoolean, IsNotEmpty, IsString } from 'class-validator';
import { normalisedUrl, URL_MAX_LENGTH } from '../fetching/feed-url.ts';

const NAME_MAX_LENGTH = 60;
const ADDRESS = { message: 'Paste the calendar’s address from the other site' };

const FeedName = (): PropertyDecorator =>
  applyDecorators(
    SingleLine(),
    IsString({ message: 'Please enter a name' }),
    IsNotEmpty({ message: 'Please enter a name' }),
    MaxLength(NAME_MAX_LENGTH, { message: `A name has at most ${NAME_MAX_LENGTH} characters` }),
  );

/** An address, normalised for storage; whether it may be read is checked by the service. */
const FeedUrl = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalisedUrl(value) : value)),
    IsString(ADDRESS),
    IsNotEmpty(ADDRESS),
    MaxLength(URL_MAX_LENGTH, { message: `An address has at most ${URL_MAX_LENGTH} characters` }),
  );

const TrueOrFalse = (field: string): PropertyDecorator =>
  applyDecorators(IfPresent(), IsBoolean({ message: `${field} must be true or false` }));

export class SaveFeedDto implements SaveCalendarFeed {
  @FeedName() name: string;
  @FeedUrl() url: string;
  @TrueOrFalse('Paused') paused?: boolean;
  @TrueOrFalse('skipUnavailable') skipUnavailable?: boolean;
}

/** Omitted fields keep their values. */
export class ChangeFeedDto implements ChangeCalendarFeed {
  @IfPresent() @FeedName() name?: string;
  @IfPresent() @FeedUrl() url?: string;
  @TrueOrFalse('Paused') paused?: boolean;
  @TrueOrFalse('skipUnavailable') skipUnavailable?: boolean;
}

export class PreviewFeedDto implements PreviewCalendarFeed {
  @FeedUrl() url: string;
  @TrueOrFalse('skipUnavailable') skipUnavailable?: boolean;
}

export class ReadFeedDto implements ReadCalendarFeed {
  @TrueOrFalse('acceptFewer') acceptFewer?: boolean;
}
