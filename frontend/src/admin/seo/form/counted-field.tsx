import { Form, Input } from 'antd';
import { SEO_LENGTHS } from '@farmhouse/contracts/content/seo-score';
import { SEO_LINE_MAX_LENGTH, SEO_TEXT_MAX_LENGTH } from '@farmhouse/contracts/content/seo';
import { LengthHint } from '../../ui/forms/fields/length-hint.tsx';

interface CountedFieldProps {
  name: keyof typeof SEO_LENGTHS;
  label: string;
  /** True for a text area. */
  isLong?: boolean;
}

/** A text field with a recommended length as a hint and a character count, green within the range. */
export function CountedField({ name, label, isLong = false }: CountedFieldProps) {
  return (
    <Form.Item name={name} label={label} extra={<Hint name={name} />}>
      {isLong ? (
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={SEO_TEXT_MAX_LENGTH} />
      ) : (
        <Input maxLength={SEO_LINE_MAX_LENGTH} />
      )}
    </Form.Item>
  );
}

function Hint({ name }: Pick<CountedFieldProps, 'name'>) {
  return <LengthHint text={Form.useWatch(name) as string | null | undefined} range={SEO_LENGTHS[name]} />;
}
