import { Button, Form, Input, Switch } from 'antd';
import type { CalendarFeedView } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { required } from '../../ui/forms/rules.ts';
import { useUnsavedFormGuard } from '../../ui/forms/containers/use-unsaved-guard.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FIRST_FIELD } from '../../ui/overlays/first-field.ts';
import { FeedHelp } from './feed-help.tsx';
import { FeedPreviewList } from './feed-preview-list.tsx';
import { canLeaveOut } from './feed-text.ts';
import { FEED_NAME_MAX_LENGTH, useFeed, type FeedFields } from './use-feed.ts';

const ADDRESS_MAX_LENGTH = 2000;

/** Adds the calendar of another site, after a preview of its entries, or edits one. */
export default function FeedDialog({ feed, onClose }: { feed?: CalendarFeedView; onClose: () => void }) {
  const [form] = Form.useForm<FeedFields>();
  const { preview, isKnown, skips, lookInside, submit, isLooking, isBusy } = useFeed(form, feed, onClose);
  const { requestClose, discardDialog } = useUnsavedFormGuard(form, onClose);
  return (
    <Dialog
      title={feed ? `Edit ${feed.name}` : 'Add a calendar'}
      okText={isKnown ? 'Save' : 'Preview entries'}
      onOk={form.submit}
      onCancel={requestClose}
      confirmLoading={isBusy}
      mask={{ closable: false }}
    >
      <Form<FeedFields>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={feed ?? { name: '', skipUnavailable: false }}
        onFinish={submit}
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
            <Input maxLength={FEED_NAME_MAX_LENGTH} autoComplete="off" />
          </Form.Item>
          <div hidden={!canLeaveOut(feed, preview) && !skips}>
            <Form.Item
              name="skipUnavailable"
              label="Leave out “Not available”"
              valuePropName="checked"
              extra="Days without a booking there: its notice before arrival, and nights that it has read in this house’s calendar. They would be taken here as well. Nights that you closed there by hand are left out too: block them here."
            >
              <Switch />
            </Form.Item>
          </div>
        </div>
        {preview && <FeedPreviewList preview={preview} skipsUnavailable={skips} />}
        {feed && isKnown && !preview && (
          <Button loading={isLooking} onClick={() => void lookInside(feed.url)}>
            Preview entries
          </Button>
        )}
        <button type="submit" hidden />
      </Form>
      {discardDialog}
    </Dialog>
  );
}
