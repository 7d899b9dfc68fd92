import { Form } from 'antd';
import { priceBookOf } from '@farmhouse/contracts/content/setting';
import { useSettings } from '../../shared/content/settings.api.ts';
import { exampleText } from './coupon-text.ts';
import { termsSoFar, type CouponFields } from './coupon-values.ts';

/** Example of the discount of the coupon in the form, updated while typing. */
export function CouponExample() {
  const form = Form.useFormInstance<CouponFields>();
  const terms = termsSoFar(Form.useWatch([], form));
  const book = priceBookOf(useSettings());
  return (
    <p role="status" className="figures mb-6 rounded-field bg-marigold-soft px-4 py-3 text-marigold-dark">
      {terms ? exampleText(terms, book) : 'Enter a value to see what a party would save'}
    </p>
  );
}
