import { useState } from 'react';
import { Button, Form, Input, Switch } from 'antd';
import {
  SITE_NAMES,
  type CalendarFeedView,
  type FeedPreview,
  type SaveCalendarFeed,
} from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { useOneAtATime } from '../../ui/forms/use-one-at-a-time.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { required } from '../../ui/forms/rules.ts';
import { useUnsavedFormGuard } from '../../ui/forms/containers/use-unsaved-guard.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FIRST_FIELD } from '../../ui/overlays/first-field.ts';
import { useAddFeedMutation, usePreviewFeedMutation, useSaveFeedMutation } from './calendar-feeds.api.ts';
import { FeedHelp } from './feed-help.tsx';
import { FeedPreviewList } from './feed-preview-list.tsx';
import { MARKS_UNAVAILABLE } from './feed-text.ts';

/** Maximum lengths of a name and an address. */
const NAME_MAX_LENGTH = 60;
const ADDRESS_MAX_LENGTH = 2000;

type Fields = Pick<SaveCalendarFeed, 'name' | 'url' | 'skipUnavailable'>;

/** Adds the calendar of another site, after a preview of its entries, or edits one. */
export default function FeedDialog({ feed, onClose }: { feed?: CalendarFeedView; onClose: () => void }) {
  const [form] = Form.useForm<Fields>();
  const [look, looking] = usePreviewFeedMutation();
  const [add, adding] = useAddFeedMutation();
  const [save, saving] = useSaveFeedMutation();
  const [seen, setSeen] = useState<{ url: string; preview: FeedPreview }>();
  const url = (Form.useWatch('url', form) as string | undefined)?.trim();
  const skips = (Form.useWatch('skipUnavailable', form) as boolean | undefined) ?? feed?.skipUnavailable ?? false;
  const { requestClose, discardDialog } = useUnsavedFormGuard(form, onClose);

  const preview = seen?.url === url ? seen?.preview : undefined;
  const isKnown = preview !== undefined || (feed !== undefined && url === feed.url);
  const site = preview?.site ?? feed?.site;

  const lookInside = async (requested: string) => {
    const read = look({ url: requested }).unwrap();
    const outcome = await reportOutcome(read, { failed: 'The calendar could not be read', form });
    if (!outcome) return;
    setSeen({ url: requested, preview: outcome.result });
    const { calendarName, site: found } = outcome.result;
    const name = found === 'other' ? (calendarName ?? SITE_NAMES.other) : SITE_NAMES[found];
    if (!form.getFieldValue('name')) form.setFieldValue('name', name.slice(0, NAME_MAX_LENGTH));
  };
  const submit = async (fields: Fields) => {
    const requested = { ...fields, url: fields.url.trim(), skipUnavailable: skips };
    if (!isKnown) return lookInside(requested.url);
    const saved = feed ? save({ id: feed.id, ...requested }) : add(requested);
    const done = { title: 'Success', description: `${requested.name} is read every 15 minutes` };
    if (await reportOutcome(saved.unwrap(), { done, failed: 'The calendar was not saved', form })) onClose();
  };
  const submitOnce = useOneAtATime(submit);
  return (
    <Dialog
      title={feed ? `Edit ${feed.name}` : 'Add a calendar'}
      okText={isKnown ? 'Save' : 'Preview entries'}
      onOk={form.submit}
      onCancel={requestClose}
      confirmLoading={looking.isLoading || adding.isLoading || saving.isLoading}
      mask={{ closable: false }}
    >
      <Form<Fields>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={feed ?? { name: '', skipUnavailable: false }}
        onFinish={submitOnce}
      >
        <Form.Item
          name="url"
          label="Address of the calendar"
          extra="Begins with https:// and often ends in .ics. Only you and this house know it."
          rules={[required('The address')]}
        >
          <Input
            {...(!feed && FIRST_FIELD)}
            type="url"
            inputMode="url"
            maxLength={ADDRESS_MAX_LENGTH}
            autoComplete="off"
          />
        </Form.Item>
        {!isKnown && <FeedHelp column="ours" title="Where do I find it?" />}
        <div hidden={!isKnown}>
          <Form.Item name="name" label="Name" rules={isKnown ? [required('The name')] : []}>
            <Input maxLength={NAME_MAX_LENGTH} autoComplete="off" />
          </Form.Item>
          <div hidden={!site || (!MARKS_UNAVAILABLE.has(site) && !skips)}>
            <Form.Item
              name="skipUnavailable"
              label="Leave out “Not available”"
              valuePropName="checked"
              extra="Days that the site closes automatically, such as its notice before arrival: they would be taken here as well."
            >
              <Switch />
            </Form.Item>
          </div>
        </div>
        {preview && <FeedPreviewList preview={preview} skipsUnavailable={skips} />}
        {feed && isKnown && !preview && (
          <Button loading={looking.isLoading} onClick={() => void lookInside(feed.url)}>
            Preview entries
          </Button>
        )}
        <button type="submit" hidden />
      </Form>
      {discardDialog}
    </Dialog>
  );
}
