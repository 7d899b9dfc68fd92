import { Form, Input, Radio, Select } from 'antd';
import {
  CALENDAR_EXPORT_NAME_MAX_LENGTH,
  type CalendarExportKind,
  type CalendarExportView,
} from '@farmhouse/contracts/bookings/calendar/calendar-export';
import { useOneAtATime } from '../../ui/forms/use-one-at-a-time.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { required } from '../../ui/forms/rules.ts';
import { useUnsavedFormGuard } from '../../ui/forms/containers/use-unsaved-guard.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FIRST_FIELD } from '../../ui/overlays/first-field.ts';
import {
  useCalendarExports,
  useChangeCalendarExportMutation,
  useCreateCalendarExportMutation,
} from './calendar-exports.api.ts';
import { useCalendarFeeds } from './calendar-feeds.api.ts';
import { likelyFeed, NOT_IMPORTED } from './export-text.ts';

interface Fields {
  name: string;
  kind: CalendarExportKind;
  /** The id of a feed, or `NOT_IMPORTED`. */
  feedId?: number;
}

/** Makes a link for another site or for the owner's phone, or changes a link's name and site. */
export default function ExportDialog({ calendar, onClose }: { calendar?: CalendarExportView; onClose: () => void }) {
  const [form] = Form.useForm<Fields>();
  const kind = (Form.useWatch('kind', form) as CalendarExportKind | undefined) ?? calendar?.kind;
  const { data: feeds = [] } = useCalendarFeeds();
  const { data: calendars = [] } = useCalendarExports();
  const [create, creating] = useCreateCalendarExportMutation();
  const [change, changing] = useChangeCalendarExportMutation();
  const { requestClose, discardDialog } = useUnsavedFormGuard(form, onClose);

  const likely = likelyFeed(feeds, calendars);
  const initial: Partial<Fields> = calendar
    ? { name: calendar.name, kind: calendar.kind, feedId: calendar.feedId ?? NOT_IMPORTED }
    : { name: likely?.name, kind: 'site', feedId: likely?.id };

  const suggestName = () => {
    if (calendar || form.isFieldTouched('name')) return;
    const { kind: requested, feedId } = form.getFieldsValue(true) as Fields;
    form.setFieldValue('name', requested === 'site' ? (feeds.find(({ id }) => id === feedId)?.name ?? '') : '');
  };
  /** A choice that was not shown or changed is not sent: the server may remember a deleted feed of the site. */
  const saved = ({ name, kind: requested, feedId: chosen }: Fields): Promise<unknown> => {
    const feedId = kind === 'site' ? chosen || null : null;
    if (!calendar) return create({ name, kind: requested, feedId }).unwrap();
    const isSame = kind !== 'site' || chosen === undefined || feedId === calendar.feedId;
    return change({ id: calendar.id, name, ...(isSame ? {} : { feedId }) }).unwrap();
  };
  const submit = async (fields: Fields) => {
    const { name } = fields;
    const description = calendar
      ? `${name} was changed; its link stays`
      : `Copy the link for ${name} and paste it there`;
    const failed = calendar ? 'The link was not changed' : 'The link was not created';
    if (await reportOutcome(saved(fields), { done: { title: 'Success', description }, failed, form })) onClose();
  };
  const submitOnce = useOneAtATime(submit);
  return (
    <Dialog
      title={calendar ? `Edit the link for ${calendar.name}` : 'Create a link'}
      okText={calendar ? 'Save' : 'Create'}
      confirmLoading={creating.isLoading || changing.isLoading}
      onOk={form.submit}
      onCancel={requestClose}
    >
      <Form<Fields> form={form} layout="vertical" requiredMark={false} initialValues={initial} onFinish={submitOnce}>
        {!calendar && (
          <Form.Item name="kind" label="Who reads it?">
            <Radio.Group className="grid gap-2" onChange={suggestName}>
              <Radio value="site">Another site: sees which dates are taken, nothing else</Radio>
              <Radio value="owner">Your phone: sees guests, their number and their phone</Radio>
            </Radio.Group>
          </Form.Item>
        )}
        {kind === 'site' && feeds.length > 0 && (
          <Form.Item
            name="feedId"
            label="Which of the imported calendars is this site’s?"
            extra="What came from there is not sent back."
            rules={[required('The site’s calendar')]}
          >
            <Select
              placeholder="Choose"
              options={[
                ...feeds.map(({ id, name }) => ({ value: id, label: name })),
                { value: NOT_IMPORTED, label: 'None: this site is not imported' },
              ]}
              onChange={suggestName}
            />
          </Form.Item>
        )}
        <Form.Item name="name" label="Name" rules={[required('The name')]}>
          <Input
            {...FIRST_FIELD}
            maxLength={CALENDAR_EXPORT_NAME_MAX_LENGTH}
            placeholder={kind === 'owner' ? 'My phone' : 'Airbnb'}
            autoComplete="off"
          />
        </Form.Item>
        <button type="submit" hidden />
      </Form>
      {discardDialog}
    </Dialog>
  );
}
