import { Form, Input, type FormRule } from 'antd';
import {
  BLOG_EXCERPT_MAX_LENGTH,
  BLOG_TITLE_MAX_LENGTH,
  SLUG_MAX_LENGTH,
  SLUG_PATTERN,
} from '@farmhouse/contracts/content/blog';
import { HtmlField } from '../ui/editor/html-field.tsx';
import { PictureAddressField } from '../ui/pictures/picture-address.tsx';
import { PicturePreview } from '../ui/pictures/picture-preview.tsx';
import { required } from '../ui/forms/rules.ts';
import { slugAfter, type PostFields } from './post-values.ts';

const slugShape: FormRule = {
  pattern: SLUG_PATTERN,
  message: 'Slug can have lowercase letters, numbers and single dashes only',
};

/** Fields of a post that readers see. */
export function ContentFields({ isNew }: { isNew: boolean }) {
  const form = Form.useFormInstance<PostFields>();
  const titleBefore = Form.useWatch<string | undefined>('title', form) ?? '';
  const image = Form.useWatch<string | null | undefined>('featuredImage', form);
  const followTitle = (title: string) => {
    const slug = (form.getFieldValue('slug') as string | undefined) ?? '';
    form.setFieldValue('slug', slugAfter(slug, titleBefore, title));
  };
  return (
    <>
      <Form.Item name="title" label="Title" rules={[required('Title')]}>
        <Input
          maxLength={BLOG_TITLE_MAX_LENGTH}
          onChange={isNew ? ({ target }) => followTitle(target.value) : undefined}
        />
      </Form.Item>
      <Form.Item
        name="slug"
        label="Slug"
        extra={isNew ? 'The address of the post: /blog/…' : 'After a change, the old address leads to the new one'}
        rules={[required('Slug'), slugShape]}
      >
        <Input maxLength={SLUG_MAX_LENGTH} autoCapitalize="none" autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Form.Item name="excerpt" label="Excerpt" extra="Optional: one or two sentences for the list of posts">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={BLOG_EXCERPT_MAX_LENGTH} />
      </Form.Item>
      <Form.Item name="content" label="Content" rules={[required('Content')]}>
        <HtmlField label="Content" />
      </Form.Item>
      <PictureAddressField
        name="featuredImage"
        label="Featured image"
        extra="Optional: the address of a picture, an upload, or a picture of the gallery"
      />
      {image?.trim() && <PicturePreview address={image} className="aspect-3/2 w-full max-w-xs rounded-field" />}
    </>
  );
}
