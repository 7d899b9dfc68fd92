import { Form, Input } from 'antd';
import { META_DESCRIPTION_MAX_LENGTH, META_TITLE_MAX_LENGTH } from '@farmhouse/contracts/content/blog';
import { SEO_LENGTHS } from '@farmhouse/contracts/content/seo-score';
import { CharacterCount, type CharacterCountProps } from '../ui/character-count.tsx';
import { isSafePicture } from '../ui/editor/safe-address.ts';
import { SearchPreview } from '../ui/previews/search-preview.tsx';
import { SocialPreview } from '../ui/previews/social-preview.tsx';
import type { PostFields } from './post-values.ts';

/** Search and social fields of a post, with live previews. */
export function SearchFields() {
  const form = Form.useFormInstance<PostFields>();
  const fields = (Form.useWatch([], form) ?? {}) as Partial<PostFields>;
  const title = fields.metaTitle?.trim() || fields.title?.trim() || '';
  const description = fields.metaDescription?.trim() || fields.excerpt?.trim() || '';
  const image = fields.featuredImage?.trim() ?? '';
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
      <div className="grid gap-4 md:grid-cols-2">
        <SearchPreview title={title} description={description} path={`/blog/${fields.slug ?? ''}`} />
        <SocialPreview title={title} description={description} image={isSafePicture(image) ? image : ''} />
      </div>
    </>
  );
}

/** The fallback when the field is empty, otherwise the length of the text. */
function Hint({ otherwise, ...count }: CharacterCountProps & { otherwise: string }) {
  if (!count.text?.trim()) return `Optional: ${otherwise} is used while this is empty`;
  return <CharacterCount {...count} />;
}
