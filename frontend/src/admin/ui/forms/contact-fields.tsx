import { Form, Input } from 'antd';
import { FULL_NAME_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking';
import { PHONE_MAX_LENGTH } from '@farmhouse/contracts/text/phone';
import { phoneRule } from './contact-rules.ts';
import { required } from './rules.ts';

/** Classes of fields in two columns: short ones are shown in pairs, on phones, too; long ones have the full width there. */
export const PAIRS = 'grid grid-cols-2 gap-x-4';
export const WIDE = 'col-span-2';
export const WIDE_ON_PHONES = 'col-span-2 sm:col-span-1';

/** Who comes, and where to call. */
export function NameAndPhoneFields() {
  return (
    <>
      <Form.Item name="fullName" label="Full name" rules={[required('Full name')]} className={WIDE_ON_PHONES}>
        <Input autoComplete="off" maxLength={FULL_NAME_MAX_LENGTH} />
      </Form.Item>
      <Form.Item
        name="contactNumber"
        label="Contact number"
        rules={[required('Contact number'), phoneRule]}
        className={WIDE_ON_PHONES}
      >
        <Input type="tel" autoComplete="off" maxLength={PHONE_MAX_LENGTH} />
      </Form.Item>
    </>
  );
}
