import { Form, Input } from 'antd';
import { SEO_LENGTHS } from '@farmhouse/contracts/content/seo-score';
import { SEO_LINE_MAX_LENGTH, SEO_TEXT_MAX_LENGTH } from '@farmhouse/contracts/content/seo';
import { hasGoodLength } from './good-length.ts';

interface CountedFieldProps {
  name: keyof typeof SEO_LENGTHS;
  label: string;
  /** True for a text area. */
  isLong?: boolean;
}

/** A text field with a recommended length as a hint and a character count, green within the range. */
export function CountedField({ name, label, isLong = false }: CountedFieldProps) {
  return (
    <Form.Item name={name} label={label} extra={<LengthHint name={name} />}>
      {isLong ? (
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={SEO_TEXT_MAX_LENGTH} />
      ) : (
        <Input maxLength={SEO_LINE_MAX_LENGTH} />
      )}
    </Form.Item>
  );
}

function LengthHint({ name }: Pick<CountedFieldProps, 'name'>) {
  const text = (Form.useWatch(name) as string | null | undefined) ?? '';
  const bounds = SEO_LENGTHS[name];
  const { length } = text.trim();
  return (
    <span className="flex flex-wrap justify-between gap-x-4">
      <span>
        {bounds.min}-{bounds.max} characters
      </span>
      <span className={`figures font-semibold ${hasGoodLength(text, bounds) ? 'text-garden' : 'text-terracotta-dark'}`}>
        {length} {length === 1 ? 'character' : 'characters'}
      </span>
    </span>
  );
}
