import type { ComponentProps } from 'react';
import { Form, Input } from 'antd';
import { META_DESCRIPTION_MAX_LENGTH, META_TITLE_MAX_LENGTH } from '@farmhouse/contracts/content/blog';
import { SEO_LENGTHS } from '@farmhouse/contracts/content/seo-score';
import { LengthHint } from '../ui/forms/fields/length-hint.tsx';
import { SearchPreview } from '../ui/previews/search-preview.tsx';
import { SocialPreview } from '../ui/previews/social-preview.tsx';
import type { PostFields } from './post-values.ts';

/** Search and social fields of a post, with live previews. */
export function SearchFields() {
  const form = Form.useFormInstance<PostFields>();
  const fields = (Form.useWatch([], form) ?? {}) as Partial<PostFields>;
  const title = fields.metaTitle?.trim() || fields.title?.trim() || '';
  const description = fields.metaDescription?.trim() || fields.excerpt?.trim() || '';
  return (
    <>
      <Form.Item
        name="metaTitle"
        label="Meta title"
        extra={<Hint otherwise="the title" text={fields.metaTitle} range={SEO_LENGTHS.title} />}
      >
        <Input maxLength={META_TITLE_MAX_LENGTH} />
      </Form.Item>
      <Form.Item
        name="metaDescription"
        label="Meta description"
        extra={<Hint otherwise="the excerpt" text={fields.metaDescription} range={SEO_LENGTHS.description} />}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={META_DESCRIPTION_MAX_LENGTH} />
      </Form.Item>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <SearchPreview title={title} description={description} address={`/blog/${fields.slug ?? ''}`} />
        <SocialPreview title={title} description={description} image={fields.featuredImage} />
      </div>
    </>
  );
}

interface HintProps extends ComponentProps<typeof LengthHint> {
  /** What is used while the field is empty. */
  otherwise: string;
}

/** The fallback when the field is empty, otherwise the length of the text. */
function Hint({ otherwise, ...length }: HintProps) {
  if (!length.text?.trim()) return `Optional: ${otherwise} is used while this is empty`;
  return <LengthHint {...length} />;
}
