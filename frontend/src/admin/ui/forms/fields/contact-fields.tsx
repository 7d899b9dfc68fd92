import type { ReactNode } from 'react';
import { Form, Input, type FormRule } from 'antd';
import { FULL_NAME_MAX_LENGTH, SPECIAL_REQUESTS_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking/booking';
import { PHONE_MAX_LENGTH } from '@farmhouse/contracts/text/phone';
import { phoneRule } from '../contact-rules.ts';
import { required } from '../rules.ts';

/** Classes of fields in two columns: on phones, short fields stay in pairs and long ones have the full width. */
export const PAIRS = 'grid grid-cols-2 gap-x-4';
export const WIDE = 'col-span-2';
export const WIDE_ON_PHONES = 'col-span-2 sm:col-span-1';

interface NameAndPhoneFieldsProps {
  /** True for a guest without a phone number. */
  hasNoPhone?: boolean;
  isPhoneOptional?: boolean;
  /** Whether the phone number is required; it may depend on the e-mail address. */
  phoneRequired?: FormRule;
  /** Below the phone number. */
  children?: ReactNode;
}

/** The guest's name and contact details. */
export function NameAndPhoneFields({
  hasNoPhone = false,
  isPhoneOptional = false,
  phoneRequired = required('Contact number'),
  children,
}: NameAndPhoneFieldsProps) {
  return (
    <>
      <Form.Item name="fullName" label="Full name" rules={[required('Full name')]} className={WIDE_ON_PHONES}>
        <Input autoComplete="off" maxLength={FULL_NAME_MAX_LENGTH} />
      </Form.Item>
      <div className={WIDE_ON_PHONES}>
        <Form.Item
          name="contactNumber"
          label={isPhoneOptional ? 'Contact number (optional)' : 'Contact number'}
          rules={hasNoPhone ? [] : [phoneRequired, phoneRule]}
          dependencies={['email']}
          className={children ? 'mb-0!' : ''}
        >
          <Input type="tel" autoComplete="off" maxLength={PHONE_MAX_LENGTH} disabled={hasNoPhone} />
        </Form.Item>
        {children}
      </div>
    </>
  );
}

/** What the guest asks for besides services. */
export function SpecialRequestsField() {
  return (
    <Form.Item name="specialRequests" label="Special requests (optional)" className={WIDE}>
      <Input.TextArea maxLength={SPECIAL_REQUESTS_MAX_LENGTH} autoSize={{ minRows: 2, maxRows: 6 }} />
    </Form.Item>
  );
}
