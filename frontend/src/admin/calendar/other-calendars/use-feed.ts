import { useState } from 'react';
import { Form, type FormInstance } from 'antd';
import {
  SITE_NAMES,
  type CalendarFeedView,
  type FeedPreview,
  type SaveCalendarFeed,
} from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { useOneAtATime } from '../../ui/forms/use-one-at-a-time.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { useAddFeedMutation, usePreviewFeedMutation, useSaveFeedMutation } from './calendar-feeds.api.ts';
import { leavesOutAtFirst } from './feed-text.ts';

export type FeedFields = Pick<SaveCalendarFeed, 'name' | 'url' | 'skipUnavailable'>;

export const FEED_NAME_MAX_LENGTH = 60;

/** Reads the entries at the address in the form for a preview, then saves the calendar: a new one, or `feed`. */
export function useFeed(form: FormInstance<FeedFields>, feed: CalendarFeedView | undefined, onSaved: () => void) {
  const [look, looking] = usePreviewFeedMutation();
  const [add, adding] = useAddFeedMutation();
  const [save, saving] = useSaveFeedMutation();
  const [seen, setSeen] = useState<{ url: string; preview: FeedPreview }>();
  const url = (Form.useWatch('url', form) as string | undefined)?.trim();
  const skips = (Form.useWatch('skipUnavailable', form) as boolean | undefined) ?? feed?.skipUnavailable ?? false;

  const preview = seen?.url === url ? seen?.preview : undefined;
  const isKnown = preview !== undefined || (feed !== undefined && url === feed.url);

  const lookInside = async (requested: string) => {
    const read = look({ url: requested }).unwrap();
    const outcome = await reportOutcome(read, { failed: 'The calendar could not be read', form });
    if (!outcome) return;
    setSeen({ url: requested, preview: outcome.result });
    const { calendarName, site } = outcome.result;
    const name = site === 'other' ? (calendarName ?? SITE_NAMES.other) : SITE_NAMES[site];
    if (!form.getFieldValue('name')) form.setFieldValue('name', name.slice(0, FEED_NAME_MAX_LENGTH));
    if (!feed && !form.isFieldTouched('skipUnavailable'))
      form.setFieldValue('skipUnavailable', leavesOutAtFirst(outcome.result));
  };
  const submit = useOneAtATime(async (fields: FeedFields) => {
    const requested = { ...fields, url: fields.url.trim(), skipUnavailable: skips };
    if (!isKnown) return lookInside(requested.url);
    const saved = feed ? save({ id: feed.id, ...requested }) : add(requested);
    const done = { title: 'Success', description: `${requested.name} is read every 15 minutes` };
    if (await reportOutcome(saved.unwrap(), { done, failed: 'The calendar was not saved', form })) onSaved();
  });

  return {
    /** Of the address in the form; undefined until it was read. */
    preview,
    /** True once the calendar can be saved: its entries were shown, or its address is the stored one. */
    isKnown,
    skips,
    lookInside,
    submit,
    isLooking: looking.isLoading,
    isBusy: looking.isLoading || adding.isLoading || saving.isLoading,
  };
}
