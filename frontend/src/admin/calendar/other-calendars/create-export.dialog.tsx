import { Form, Input, Radio, Select } from 'antd';
import {
  CALENDAR_EXPORT_NAME_MAX_LENGTH,
  type CalendarExportKind,
  type CreateCalendarExport,
} from '@farmhouse/contracts/bookings/calendar/calendar-export';
import { useOneAtATime } from '../../ui/forms/use-one-at-a-time.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { required } from '../../ui/forms/rules.ts';
import { useUnsavedFormGuard } from '../../ui/forms/containers/use-unsaved-guard.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FIRST_FIELD } from '../../ui/overlays/first-field.ts';
import { useCreateCalendarExportMutation } from './calendar-exports.api.ts';
import { useCalendarFeeds } from './calendar-feeds.api.ts';

const NEW: Partial<CreateCalendarExport> = { kind: 'site' };

/** Makes a link for another site or for the owner's phone. */
export default function CreateExportDialog({ onClose }: { onClose: () => void }) {
  const [form] = Form.useForm<CreateCalendarExport>();
  const kind = Form.useWatch('kind', form) as CalendarExportKind | undefined;
  const { data: feeds = [] } = useCalendarFeeds();
  const [create, { isLoading }] = useCreateCalendarExportMutation();
  const { requestClose, discardDialog } = useUnsavedFormGuard(form, onClose);

  const nameAfter = (feedId: number | null | undefined) => {
    const feed = feeds.find(({ id }) => id === feedId);
    if (feed && !form.getFieldValue('name')) form.setFieldValue('name', feed.name);
  };
  const submit = async ({ name, kind: requested, feedId }: CreateCalendarExport) => {
    const body = { name, kind: requested, feedId: requested === 'site' ? (feedId ?? null) : null };
    const done = { title: 'Success', description: `Copy the link for ${name} and paste it there` };
    if (await reportOutcome(create(body).unwrap(), { done, failed: 'The link was not created', form })) onClose();
  };
  const submitOnce = useOneAtATime(submit);
  return (
    <Dialog title="Create a link" okText="Create" confirmLoading={isLoading} onOk={form.submit} onCancel={requestClose}>
      <Form<CreateCalendarExport>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={NEW}
        onFinish={submitOnce}
      >
        <Form.Item name="kind" label="Who reads it?">
          <Radio.Group className="grid gap-2">
            <Radio value="site">Another site: sees which dates are taken, nothing else</Radio>
            <Radio value="owner">Your phone: sees guests, their number and their phone</Radio>
          </Radio.Group>
        </Form.Item>
        {kind === 'site' && feeds.length > 0 && (
          <Form.Item
            name="feedId"
            label="Which of the imported calendars?"
            extra="What came from there is not sent back."
          >
            <Select
              allowClear
              placeholder="None of them"
              options={feeds.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={nameAfter}
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
