import { Form, Switch } from 'antd';

/** The field `active` of a record; `extra` says what it decides. */
export function ActiveField({ extra }: { extra: string }) {
  return (
    <Form.Item name="active" label="Active" extra={extra} valuePropName="checked">
      <Switch />
    </Form.Item>
  );
}
