import type { FeedPreview, PreviewCalendarFeed } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import { Injectable } from '@nestjs/common';
import { shownEvent } from '../feed-events.ts';
import { CalendarFetch } from '../fetching/calendar-fetch.ts';
import { failure, problemOfLacking } from '../fetching/feed-problems.ts';
import { siteOf } from '../fetching/feed-url.ts';

const MAX_SHOWN = 100;

/** Shows the events of an address before it is saved. */
@Injectable()
export class FeedPreviewService {
  constructor(private readonly web: CalendarFetch) {}

  /** Throws InvalidInput, with a text for the owner, when the address returns no calendar. */
  async preview({ url, skipUnavailable = false }: PreviewCalendarFeed, now = new Date()): Promise<FeedPreview> {
    const fetched = await this.web.read(url, undefined, now);
    if (fetched.outcome !== 'calendar') {
      const message = fetched.outcome === 'failed' ? fetched.previewText : 'The site gave no calendar';
      throw new InvalidInput([{ path: 'url', message }]);
    }
    const { name, events, lacking } = fetched.content;
    const site = siteOf(url);
    const taking = events.filter(({ endsAt, isUnavailable }) => endsAt > now && !(skipUnavailable && isUnavailable));
    return {
      ...{ site, calendarName: name, total: taking.length },
      lackingText: lacking && failure(problemOfLacking(lacking)).previewText,
      events: taking.slice(0, MAX_SHOWN).map((event) => ({
        ...shownEvent(event),
        ...{ site, isUnavailable: event.isUnavailable },
      })),
    };
  }
}
