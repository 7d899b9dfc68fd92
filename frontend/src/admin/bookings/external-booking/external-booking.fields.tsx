import { Checkbox, Form, Input, type FormInstance } from 'antd';
import { EMAIL_MAX_LENGTH } from '@farmhouse/contracts/text/email';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { emailRule } from '../../ui/forms/contact-rules.ts';
import {
  NameAndPhoneFields,
  PAIRS,
  SpecialRequestsField,
  WIDE,
  WIDE_ON_PHONES,
} from '../../ui/forms/fields/contact-fields.tsx';
import { required } from '../../ui/forms/rules.ts';
import { StayDateFields } from '../../ui/forms/fields/stay-date-fields.tsx';
import { WholeNumberInput } from '../../ui/forms/fields/whole-number-input.tsx';
import { CouponField } from './coupon-field.tsx';
import type { CheckedCoupon } from './use-coupon.ts';
import { ServicesField } from '../../booking-shared/stay/services-field.tsx';
import { RuleNotice } from '../../booking-shared/stay/rule-notice.tsx';
import { ExternalBookingCalendar } from './external-booking-calendar.tsx';
import { TotalField } from './total-field.tsx';
import { StayAvailability } from './stay-availability.tsx';
import type { ExternalBookingFields } from './external-booking.ts';
import type { OnlinePrice } from './use-online-price.ts';

/** The guest's name and contact details: an e-mail address, a phone number for WhatsApp, or both. */
export function GuestFields({ hasNoEmail = false, hasNoPhone = false }: Partial<ExternalBookingFields>) {
  return (
    <div className={PAIRS}>
      <NameAndPhoneFields hasNoPhone={hasNoPhone}>
        <Form.Item name="hasNoPhone" valuePropName="checked">
          <Checkbox className="min-h-11 items-center!" disabled={hasNoEmail}>
            No phone number
          </Checkbox>
        </Form.Item>
      </NameAndPhoneFields>
      <div className={WIDE_ON_PHONES}>
        <Form.Item
          name="email"
          label="Email"
          extra={
            hasNoEmail ? 'How to pay is offered as a WhatsApp text' : 'Payment instructions go to this email address'
          }
          rules={hasNoEmail ? [] : [required('Email'), emailRule]}
          dependencies={['hasNoEmail']}
          className="mb-0!"
        >
          <Input type="email" autoComplete="off" maxLength={EMAIL_MAX_LENGTH} disabled={hasNoEmail} />
        </Form.Item>
        <Form.Item name="hasNoEmail" valuePropName="checked">
          <Checkbox className="min-h-11 items-center!" disabled={hasNoPhone}>
            No mail address
          </Checkbox>
        </Form.Item>
      </div>
      <Form.Item name="guestCount" label="Guests" className={WIDE_ON_PHONES}>
        <WholeNumberInput min={1} />
      </Form.Item>
    </div>
  );
}

interface StayFieldsProps extends Pick<OnlinePrice, 'brokenRule'> {
  form: FormInstance<ExternalBookingFields>;
}

/** Dates and times of the stay: picked in a calendar of free days, or typed. */
export function StayFields({ form, brokenRule }: StayFieldsProps) {
  return (
    <div className={PAIRS}>
      <div className={`${WIDE} mb-4`}>
        <ExternalBookingCalendar form={form} />
      </div>
      <StayDateFields min={istDate(new Date())} />
      <div className={`${WIDE} mb-6 grid gap-3 empty:hidden`}>
        <StayAvailability onPick={(dates) => form.setFieldsValue(dates)} />
        {brokenRule && <RuleNotice rule={brokenRule} />}
      </div>
    </div>
  );
}

interface PriceFieldsProps {
  form: FormInstance<ExternalBookingFields>;
  coupon: CheckedCoupon;
  /** The site's price for the stay; whole rupees. */
  online: number | undefined;
}

export function PriceFields({ form, coupon, online }: PriceFieldsProps) {
  return (
    <div className={PAIRS}>
      <ServicesField
        onChoose={(chosen) =>
          form.setFieldValue(
            'servicesPrice',
            chosen.reduce((sum, { price }) => sum + price, 0),
          )
        }
      />
      <Form.Item name="basePrice" label="Base price per guest">
        <WholeNumberInput min={0} prefix="₹" />
      </Form.Item>
      <Form.Item name="servicesPrice" label="Services price">
        <WholeNumberInput min={0} prefix="₹" />
      </Form.Item>
      <Form.Item name="discountAmount" label="Discount">
        <WholeNumberInput min={0} prefix="₹" />
      </Form.Item>
      <CouponField coupon={coupon} />
      <TotalField form={form} online={online} />
      <SpecialRequestsField />
    </div>
  );
}
