import { Form, Input, Select } from 'antd';
import { keywordsOf } from '@farmhouse/contracts/content/seo-score';
import { SEO_TEXT_MAX_LENGTH, type SeoPage } from '@farmhouse/contracts/content/seo';
import { formatCount } from '@farmhouse/contracts/text/count';
import { required } from '../../ui/forms/rules.ts';
import { CountedField } from './counted-field.tsx';
import { PAGE_OPTIONS } from '../page-names.ts';

/** Fields that a search result shows; pages with a record already cannot be selected. */
export function BasicFields({ taken }: { taken: readonly SeoPage[] }) {
  const options = PAGE_OPTIONS.map((option) => ({ ...option, disabled: taken.includes(option.value) }));
  return (
    <>
      <Form.Item name="page" label="Page" rules={[required('Page')]}>
        <Select options={options} placeholder="Choose a page" />
      </Form.Item>
      <CountedField name="title" label="Title" />
      <CountedField name="description" label="Description" isLong />
      <Form.Item name="keywords" label="Keywords" extra={<KeywordHint />}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 4 }} maxLength={SEO_TEXT_MAX_LENGTH} />
      </Form.Item>
    </>
  );
}

function KeywordHint() {
  const count = keywordsOf(Form.useWatch('keywords') as string | undefined).length;
  return (
    <span className="flex flex-wrap justify-between gap-x-4">
      <span>At least 3, separated by commas</span>
      <span className="figures">{formatCount(count, 'keyword', 'keywords')}</span>
    </span>
  );
}
