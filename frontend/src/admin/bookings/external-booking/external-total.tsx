import { useState } from 'react';
import { Button, Form, type FormInstance } from 'antd';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { WIDE } from '../../ui/forms/fields/contact-fields.tsx';
import { wholeAtLeast } from '../../ui/forms/fields/whole-number.ts';
import { WholeNumberInput } from '../../ui/forms/fields/whole-number-input.tsx';
import { amountsFor, amountsOf, type ExternalBookingFields } from './external-booking.ts';

interface ExternalTotalProps {
  fields: Partial<ExternalBookingFields>;
  /** The site’s price for the stay; whole rupees. */
  online: number | undefined;
}

/** Total of the external booking, updated while typing, beside the price on the site. */
export function ExternalTotal({ fields, online }: ExternalTotalProps) {
  const { guestCount, basePrice, servicesPrice, discountAmount, finalTotal } = amountsOf(fields);
  const parts = [
    `${guestCount} × ${formatRupees(basePrice)}`,
    servicesPrice > 0 && `+ ${formatRupees(servicesPrice)} services`,
    discountAmount > 0 && `− ${formatRupees(discountAmount)} discount`,
  ];
  return (
    <p className="figures mr-auto text-left" aria-live="polite">
      <span className="block text-lg font-semibold">Total {formatRupees(finalTotal)}</span>
      <span className="block text-sm text-quiet">{parts.filter(Boolean).join(' ')}</span>
      {online !== undefined && online !== finalTotal && (
        <span className="block text-sm text-quiet">{formatRupees(online)} on your site, everything included</span>
      )}
    </p>
  );
}

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
