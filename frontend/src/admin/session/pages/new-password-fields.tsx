import { Form, Input } from 'antd';
import { PASSWORD_MIN_LENGTH } from '@farmhouse/contracts/identity/admin';

/** The values of the fields below. */
export interface NewPasswordFields {
  newPassword: string;
  repeated: string;
}

/** A new password, typed twice. */
export function NewPasswordFields({ autoFocus = false }: { autoFocus?: boolean }) {
  return (
    <>
      <Form.Item
        name="newPassword"
        label="New password"
        extra={`At least ${PASSWORD_MIN_LENGTH} characters, hard to guess: for example four words that do not belong together`}
        rules={[{ required: true, min: PASSWORD_MIN_LENGTH, message: `At least ${PASSWORD_MIN_LENGTH} characters` }]}
      >
        <Input.Password autoComplete="new-password" autoFocus={autoFocus} />
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
