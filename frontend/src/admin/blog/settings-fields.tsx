import { Form, Input, InputNumber, Radio, Select, Switch } from 'antd';
import { BLOG_AUTHOR_MAX_LENGTH, BLOG_STATUSES, MAX_READ_TIME, MAX_TAGS } from '@farmhouse/contracts/content/blog';
import { wholeNumber } from '../ui/forms/rules.ts';
import { STATUS_LABELS } from './status.tsx';

const STATUSES = BLOG_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }));

/** Fields for where and how a post is listed. */
export function SettingsFields() {
  return (
    <>
      <Form.Item name="status" label="Status" extra="Only published posts are on the site">
        <Radio.Group options={STATUSES} />
      </Form.Item>
      <Form.Item name="author" label="Author" extra="Optional: the team's name if it is empty">
        <Input maxLength={BLOG_AUTHOR_MAX_LENGTH} autoComplete="off" />
      </Form.Item>
      <Form.Item name="tags" label="Tags" extra="Optional: Enter or a comma ends a tag">
        <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',']} maxCount={MAX_TAGS} />
      </Form.Item>
      <Form.Item name="readTime" label="Read time" extra="Minutes" rules={[wholeNumber('Read time', 1, MAX_READ_TIME)]}>
        <InputNumber className="w-full!" inputMode="numeric" controls={false} />
      </Form.Item>
      <Form.Item name="featured" label="Featured" extra="Shown first in the list" valuePropName="checked">
        <Switch />
      </Form.Item>
    </>
  );
}
