import { Form, Input } from 'antd';
import { PASSWORD_MIN_LENGTH } from '@farmhouse/contracts/identity/admin';

export interface NewPassword {
  newPassword: string;
  repeated: string;
}

const LENGTH = `At least ${PASSWORD_MIN_LENGTH} characters`;

/** A new password, typed twice. */
export function NewPasswordFields() {
  return (
    <>
      <Form.Item
        name="newPassword"
        label="New password"
        extra={LENGTH}
        rules={[{ required: true, min: PASSWORD_MIN_LENGTH, message: LENGTH }]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="repeated"
        label="New password again"
        dependencies={['newPassword']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_rule, value) =>
              value === getFieldValue('newPassword')
                ? Promise.resolve()
                : Promise.reject(new Error('The two passwords differ')),
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
