import { Form, Input, InputNumber, Radio, Switch } from 'antd';
import { RATING_SCALES, SEO_LINE_MAX_LENGTH, SEO_TEXT_MAX_LENGTH } from '@farmhouse/contracts/content/seo';
import { WholeNumberInput } from '../../ui/forms/fields/whole-number-input.tsx';
import { SeoSearchPreview } from './seo-previews.tsx';
import { SnippetFields } from './snippet-fields.tsx';

const SCALES = RATING_SCALES.map((value) => ({ value, label: `1 to ${value}` }));
/** Example reviews. Used only as placeholders; never stored. Rule: no invented reviews. */
const SAMPLE = { count: '1008', average: '4.5' };

/** The review fields for search engines; only what the owner fills in is published. */
export function ReviewFields() {
  return (
    <>
      <p className="mb-4 text-sm text-quiet">
        Fill in what real guests have written. Nothing is invented: an empty field is not published, and grey samples
        are never stored.
      </p>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Form.Item name="reviewsEnabled" label="Enable Reviews" valuePropName="checked">
          <Switch />
        </Form.Item>
        <Form.Item name="showInSnippets" label="Show in Search Results" valuePropName="checked">
          <Switch />
        </Form.Item>
        <Form.Item name="businessName" label="Business name">
          <Input maxLength={SEO_LINE_MAX_LENGTH} />
        </Form.Item>
        <Form.Item name="reviewCount" label="Review count" extra="A whole number; anything else counts as 0">
          <WholeNumberInput min={0} placeholder={SAMPLE.count} />
        </Form.Item>
        <Form.Item name="averageRating" label="Average rating" extra="0 to 5, in steps of 0.1">
          <InputNumber
            className="w-full!"
            stringMode
            min="0"
            max="5"
            step="0.1"
            precision={1}
            inputMode="decimal"
            placeholder={SAMPLE.average}
          />
        </Form.Item>
        <Form.Item name="ratingScale" label="Rating scale">
          <Radio.Group options={SCALES} />
        </Form.Item>
      </div>
      <SeoSearchPreview />
      <Form.Item name="reviewTitle" label="Review title">
        <Input maxLength={SEO_LINE_MAX_LENGTH} />
      </Form.Item>
      <Form.Item name="reviewDescription" label="Review description">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} maxLength={SEO_TEXT_MAX_LENGTH} />
      </Form.Item>
      <Form.Item name="reviewKeywords" label="Review keywords" extra="Separated by commas">
        <Input maxLength={SEO_TEXT_MAX_LENGTH} />
      </Form.Item>
      <SnippetFields number={1} />
      <SnippetFields number={2} />
    </>
  );
}
