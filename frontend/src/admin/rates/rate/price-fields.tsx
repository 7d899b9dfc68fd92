import { Form, InputNumber, Radio } from 'antd';
import { MAX_RATE_GUESTS, MAX_RATE_PRICE, RATE_BASES } from '@farmhouse/contracts/catalogue/rate';
import { noProblem, required, wholeNumber } from '../../ui/forms/rules.ts';
import { LengthDiscountFields } from './length-discount-fields.tsx';
import { BASIS_LABELS } from './rate-text.ts';
import { problemsOfRate, type RateFields } from './rate-values.ts';

const BASES = RATE_BASES.map((value) => ({ value, label: BASIS_LABELS[value] }));
const number = { className: 'w-full!', inputMode: 'numeric', controls: false } as const;
const HOUSE = ['basis', 'includedGuests', 'extraGuestPrice'];

/** Fields for how much the nights of a rate cost. */
export function PriceFields() {
  const basis = Form.useWatch<RateFields['basis'] | undefined>('basis') ?? 'guest_stay';
  return (
    <>
      <Form.Item name="basis" label="Charged" rules={[required('Charged')]}>
        <Radio.Group options={BASES} vertical />
      </Form.Item>
      <Form.Item
        name="price"
        label="Price"
        rules={[required('Price'), wholeNumber('Price', 0, MAX_RATE_PRICE, 'rupees')]}
      >
        <InputNumber {...number} prefix="₹" />
      </Form.Item>
      {basis === 'house_night' && <HouseFields />}
      <Form.Item
        name="minGuests"
        label="Minimum guests charged"
        extra="Optional: smaller parties pay for this many"
        rules={[wholeNumber('Minimum guests charged', 1, MAX_RATE_GUESTS)]}
      >
        <InputNumber {...number} />
      </Form.Item>
      <LengthDiscountFields />
    </>
  );
}

/** The number of guests that the price of the house includes, and the price of each further one. */
function HouseFields() {
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      <Form.Item
        name="includedGuests"
        label="Guests included"
        extra="Empty: any number"
        dependencies={HOUSE}
        rules={[wholeNumber('Guests included', 1, MAX_RATE_GUESTS), noProblem('includedGuests', problemsOfRate)]}
      >
        <InputNumber {...number} />
      </Form.Item>
      <Form.Item
        name="extraGuestPrice"
        label="Each further guest"
        extra="A night"
        dependencies={HOUSE}
        rules={[
          wholeNumber('Each further guest', 0, MAX_RATE_PRICE, 'rupees'),
          noProblem('extraGuestPrice', problemsOfRate),
        ]}
      >
        <InputNumber {...number} prefix="₹" />
      </Form.Item>
    </div>
  );
}
