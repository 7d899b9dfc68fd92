import { Form, Input, InputNumber, Select, Switch } from 'antd';
import { SCHEMA_DATA_MAX_LENGTH, SCHEMA_TYPES } from '@farmhouse/contracts/content/seo';
import { CHANGE_FREQUENCIES } from '@farmhouse/contracts/pages/sitemap';
import { PictureAddressField } from '../../ui/pictures/picture-address.tsx';
import { CountedField } from './counted-field.tsx';
import { jsonKindOf } from '../seo-values.ts';
import { SeoSocialPreview } from './seo-previews.tsx';

const TYPES = SCHEMA_TYPES.map((value) => ({ value, label: value }));
const FREQUENCIES = CHANGE_FREQUENCIES.map((value) => ({ value, label: value }));
const number = { className: 'w-full!', inputMode: 'numeric', precision: 0, controls: false } as const;

/** Social network fields, and fields that only search engines read. */
export function AdvancedFields() {
  return (
    <>
      <CountedField name="ogTitle" label="Social title" />
      <CountedField name="ogDescription" label="Social description" isLong />
      <PictureAddressField
        name="ogImage"
        label="Social image URL"
        extra="Begins with https://; 1200 × 630 pixels look best"
        picture="Social image"
        isAbsolute
      />
      <SeoSocialPreview />
      <Form.Item name="canonicalUrl" label="Canonical URL" extra="The page's one address, beginning with https://">
        <Input inputMode="url" autoCapitalize="none" />
      </Form.Item>
      <div className="grid gap-x-6 sm:grid-cols-3">
        <Form.Item name="schemaType" label="Structured data type">
          <Select options={TYPES} />
        </Form.Item>
        <Form.Item name="priority" label="Priority" extra="0 to 100, in the sitemap where none is fixed">
          <InputNumber {...number} min={0} max={100} />
        </Form.Item>
        <Form.Item name="changeFreq" label="Change frequency" extra="In the sitemap">
          <Select options={FREQUENCIES} />
        </Form.Item>
        <Form.Item name="ranking" label="Ranking" extra="Optional: the position you have seen in a search">
          <InputNumber {...number} min={1} max={1000} />
        </Form.Item>
        <Form.Item name="noindex" label="Hide from search engines (noindex)" valuePropName="checked">
          <Switch />
        </Form.Item>
        <Form.Item name="nofollow" label="Links are not followed (nofollow)" valuePropName="checked">
          <Switch />
        </Form.Item>
      </div>
      <Form.Item name="schemaData" label="Custom JSON" extra={<JsonHint />}>
        <Input.TextArea
          autoSize={{ minRows: 4, maxRows: 16 }}
          maxLength={SCHEMA_DATA_MAX_LENGTH}
          className="font-mono! text-sm!"
          spellCheck={false}
          autoCapitalize="none"
        />
      </Form.Item>
    </>
  );
}

/** Hint on how the text will be stored. */
function JsonHint() {
  const text = ((Form.useWatch('schemaData') as string | undefined) ?? '').trim();
  if (text === '') return 'Optional: structured data of your own';
  const kind = jsonKindOf(text);
  if (kind === 'data') return <span className="text-garden">Valid JSON: published as structured data</span>;
  return (
    <span className="text-terracotta-dark">
      {kind === 'other' ? 'Must be a JSON object or list' : 'Not valid JSON'}: kept as plain text
    </span>
  );
}
