import { Form, Input, Radio, type FormRule } from 'antd';
import { contactProblem, PRICINGS, type Pricing } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import { REASON_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking/booking';
import { EMAIL_MAX_LENGTH } from '@farmhouse/contracts/text/email';
import { NameAndPhoneFields, PAIRS, SpecialRequestsField, WIDE } from '../../ui/forms/fields/contact-fields.tsx';
import { noProblem, required } from '../../ui/forms/rules.ts';
import { WholeNumberInput } from '../../ui/forms/fields/whole-number-input.tsx';
import { emailRule } from '../../ui/forms/contact-rules.ts';
import { ServicesField } from '../stay/services-field.tsx';
import { isPhoneOptional, type ChangedBooking, type ChangeFields } from './change-values.ts';

const PRICING_NAMES: Record<Pricing, string> = {
  booked: 'Prices as booked',
  today: 'Today’s prices',
  fixed: 'Agreed total',
};
const PRICING_OPTIONS = PRICINGS.map((value) => ({ value, label: PRICING_NAMES[value] }));

/** Which prices apply to a change; with the total if one was agreed. */
export function PricingFields({ pricing }: { pricing: Pricing }) {
  return (
    <>
      <Form.Item name="pricing" label="Priced by">
        <Radio.Group options={PRICING_OPTIONS} />
      </Form.Item>
      {pricing === 'fixed' && (
        <Form.Item name="finalTotal" label="Agreed total" rules={[required('Agreed total')]}>
          <WholeNumberInput autoFocus min={0} prefix="₹" />
        </Form.Item>
      )}
    </>
  );
}

interface StayFieldsProps {
  /** The booked services, which may no longer be offered. */
  booked: readonly { id: string; name: string; price: number }[];
  pricing: Pricing;
}

/** The fields of the booking other than the dates. */
export function StayFields({ booked, pricing }: StayFieldsProps) {
  return (
    <div className={PAIRS}>
      <Form.Item name="guestCount" label="Guests" rules={[required('Guests')]}>
        <WholeNumberInput min={1} />
      </Form.Item>
      <Form.Item name="couponCode" label="Coupon code">
        <Input autoComplete="off" maxLength={20} />
      </Form.Item>
      <ServicesField booked={booked} />
      <div className={WIDE}>
        <PricingFields pricing={pricing} />
      </div>
      {pricing !== 'fixed' && (
        <Form.Item name="discountAmount" label="Discount (optional)" className={WIDE}>
          <DiscountInput />
        </Form.Item>
      )}
    </div>
  );
}

interface DiscountInputProps {
  id?: string;
  value?: string | number;
  onChange?: (typed: string | number) => void;
}

/** An amount that may be left empty. */
function DiscountInput({ value, onChange, ...rest }: DiscountInputProps) {
  return (
    <Input
      {...rest}
      prefix="₹"
      placeholder="Coupon discount"
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      className="figures"
      value={value}
      onChange={({ target }) => onChange?.(target.value.replace(/\D/g, ''))}
    />
  );
}

interface ContactFieldsProps {
  booked: Pick<ChangedBooking, 'contactNumber' | 'email'>;
  typed: Pick<ChangeFields, 'email'>;
}

/** The guest's name and contact details, of which a phone number or an e-mail address must be left. */
export function ContactFields({ booked, typed }: ContactFieldsProps) {
  const problemsOf = (fields: ChangeFields) =>
    [contactProblem(booked, fields)].filter((problem) => problem !== undefined);
  // reads the form, which has no values at its first rendering: the rule is checked before the field is rendered with
  // what was typed
  const phoneRequired: FormRule = ({ getFieldsValue }) =>
    isPhoneOptional(booked, getFieldsValue() as Partial<ChangeFields>) ? {} : required('Contact number');
  return (
    <div className={PAIRS}>
      <NameAndPhoneFields isPhoneOptional={isPhoneOptional(booked, typed)} phoneRequired={phoneRequired} />
      <Form.Item
        name="email"
        label="Email (optional)"
        dependencies={['contactNumber']}
        rules={[emailRule, noProblem('email', problemsOf)]}
        className={WIDE}
      >
        <Input type="email" autoComplete="off" maxLength={EMAIL_MAX_LENGTH} />
      </Form.Item>
      <SpecialRequestsField />
    </div>
  );
}

/** The reason, which the guest reads. */
export function ReasonField({ isMailed }: { isMailed: boolean }) {
  return (
    <Form.Item
      name="reason"
      label="Reason (optional)"
      extra={isMailed ? 'The guest reads this in the email.' : 'Kept in the history.'}
      className="mb-0!"
    >
      <Input.TextArea maxLength={REASON_MAX_LENGTH} autoSize={{ minRows: 2, maxRows: 6 }} />
    </Form.Item>
  );
}
