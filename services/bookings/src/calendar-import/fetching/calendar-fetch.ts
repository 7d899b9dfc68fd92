import { FetchFailure } from '@farmhouse/platform/http/guarded-fetch/fetch-failure';
import { GuardedFetch, type Fetched } from '@farmhouse/platform/http/guarded-fetch/guarded-fetch';
import { Injectable } from '@nestjs/common';
import { isOwnUid } from '../../installation-id/calendar-uid.ts';
import { InstallationId } from '../../installation-id/installation-id.ts';
import { CalendarReader } from '../parsing/calendar-reader.ts';
import type { ParsedCalendar } from '../parsing/parsed-event.ts';
import { failure, refusedBy, type Failure } from './feed-problems.ts';

export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/** The result of a request: a complete calendar, `not modified`, or a failure. */
export type FetchedCalendar =
  | { outcome: 'calendar'; content: ParsedCalendar; validators: Validators }
  | { outcome: 'unchanged' }
  | ({ outcome: 'failed' } & Failure);

const NONE: Validators = { etag: null, lastModified: null };
/** Longer values are not used as validators. */
const HEADER_MAX_LENGTH = 500;

function header({ headers }: Fetched, name: string): string | null {
  const value = headers.get(name);
  return value !== null && value.length <= HEADER_MAX_LENGTH ? value : null;
}

function conditions({ etag, lastModified }: Validators): Record<string, string> {
  return {
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
  };
}

/** Fetches and parses the calendars of other sites. */
@Injectable()
export class CalendarFetch {
  constructor(
    private readonly web: GuardedFetch,
    private readonly reader: CalendarReader,
    private readonly installation: InstallationId,
  ) {}

  /** With the validators of the latest complete reading the site may answer `not modified`. */
  async read(url: string, validators = NONE, now = new Date()): Promise<FetchedCalendar> {
    const response = await this.web
      .get(url, { accept: 'text/calendar, text/plain;q=0.9, */*;q=0.1', ...conditions(validators) })
      .catch((error: unknown) => {
        if (error instanceof FetchFailure) return failure(error.reason);
        throw error;
      });
    if ('problem' in response) return { outcome: 'failed', ...response };
    const isConditional = Object.keys(conditions(validators)).length > 0;
    if (response.status === 304 && isConditional) return { outcome: 'unchanged' };
    if (response.status !== 200) return { outcome: 'failed', ...refusedBy(response.status) };
    const reading = await this.reader.read(response.text, now);
    if ('problem' in reading) return { outcome: 'failed', ...failure(reading.problem) };
    const found = { etag: header(response, 'etag'), lastModified: header(response, 'last-modified') };
    return { outcome: 'calendar', content: await this.withoutOwn(reading.content), validators: found };
  }

  /** Removes entries that this installation exported and another calendar returns: they occupy no dates. */
  private async withoutOwn(content: ParsedCalendar): Promise<ParsedCalendar> {
    const installationId = await this.installation.id();
    return { ...content, events: content.events.filter(({ uid }) => !isOwnUid(uid, installationId)) };
  }
}
