import { useState } from 'react';
import { Button, Form, type FormInstance } from 'antd';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { WIDE } from '../../ui/forms/fields/contact-fields.tsx';
import { wholeAtLeast } from '../../ui/forms/fields/whole-number.ts';
import { WholeNumberInput } from '../../ui/forms/fields/whole-number-input.tsx';
import { amountsFor, amountsOf, type ExternalBookingFields } from './external-booking.ts';

interface TotalFieldProps {
  form: FormInstance<ExternalBookingFields>;
  /** The site’s price for the stay; whole rupees. */
  online: number | undefined;
}

/** The calculated total, which the owner may replace: the discount or the price per guest is adjusted to it. */
export function TotalField({ form, online }: TotalFieldProps) {
  const fields = Form.useWatch([], form) as Partial<ExternalBookingFields> | undefined;
  const [typed, setTyped] = useState<string | number>();
  const { finalTotal } = amountsOf(fields ?? {});
  const agree = (total: number) => form.setFieldsValue(amountsFor(total, form.getFieldsValue()));
  const settle = () => {
    setTyped(undefined);
    const total = wholeAtLeast(0, typed ?? finalTotal);
    if (total !== finalTotal) agree(total);
  };
  return (
    <Form.Item
      label="Total"
      htmlFor="external-total"
      className={WIDE}
      extra={
        online !== undefined &&
        online !== finalTotal && (
          <Button type="link" className="px-0!" onClick={() => agree(online)}>
            Take {formatRupees(online)}, as on your site
          </Button>
        )
      }
    >
      <div onBlur={settle}>
        <WholeNumberInput
          id="external-total"
          min={0}
          prefix="₹"
          value={typed ?? finalTotal}
          onChange={(total) => setTyped(total)}
          onPressEnter={settle}
        />
      </div>
    </Form.Item>
  );
}
