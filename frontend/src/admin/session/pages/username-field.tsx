import { Form, Input } from 'antd';

/** The first field of a form before the sign-in. */
export function UsernameField() {
  return (
    <Form.Item name="username" label="Username" rules={[{ required: true, message: 'Username is required' }]}>
      <Input autoComplete="username" autoCapitalize="none" autoFocus size="large" />
    </Form.Item>
  );
}
