import type { ReactNode } from 'react';
import { Form, Input, Radio, Select } from 'antd';
import {
  GALLERY_ALT_MAX_LENGTH,
  GALLERY_CATEGORIES,
  type GalleryCategory,
  type GallerySource,
} from '@farmhouse/contracts/catalogue/gallery';
import { ActiveField } from '../ui/forms/fields/active-field.tsx';
import { pictureAddress, required } from '../ui/forms/rules.ts';
import { ALT_TEXT_HINT } from '../ui/pictures/alt-text.ts';
import { wordLabel } from '../ui/word-label.ts';

const CATEGORIES = GALLERY_CATEGORIES.map((value) => ({ value, label: wordLabel(value) }));

const SOURCES: { value: GallerySource; label: string }[] = [
  { value: 'upload', label: 'Upload File' },
  { value: 'url', label: 'Image URL' },
];

export const UPLOAD_MISSING = 'Please select an image to upload';
const imageUrl = pictureAddress('Please provide an image URL');

interface FieldProps {
  name?: string | (string | number)[];
  label?: string;
}

/** Whether the picture is a file of this site or at another address. */
export function SourceField({ extra }: { extra?: ReactNode }) {
  return (
    <Form.Item name="source" label="Source" extra={extra}>
      <Radio.Group options={SOURCES} />
    </Form.Item>
  );
}

export function AltField({ name = 'alt', label = 'Alt text' }: FieldProps) {
  return (
    <Form.Item name={name} label={label} extra={ALT_TEXT_HINT} rules={[required('Alt text')]}>
      <Input maxLength={GALLERY_ALT_MAX_LENGTH} />
    </Form.Item>
  );
}

export function CategoryField({ name = 'category', label = 'Category' }: FieldProps) {
  return (
    <Form.Item name={name} label={label} rules={[required('Category')]}>
      <Select options={CATEGORIES} virtual={false} placeholder="Choose one" />
    </Form.Item>
  );
}

/** One category for several pictures; each can still have another one. */
export function CategoryForAllField({ onChoose }: { onChoose: (category: GalleryCategory) => void }) {
  return (
    <Form.Item name="categoryForAll" label="Category for all" extra="Each picture can still have another one">
      <Select<GalleryCategory> options={CATEGORIES} virtual={false} placeholder="Choose one" onChange={onChoose} />
    </Form.Item>
  );
}

export function UrlField() {
  return (
    <Form.Item
      name="url"
      label="Image URL"
      extra="An address that begins with https://"
      validateTrigger="onBlur"
      rules={[imageUrl]}
      required
    >
      <Input inputMode="url" autoCapitalize="none" autoComplete="off" spellCheck={false} />
    </Form.Item>
  );
}

export function ShownField() {
  return <ActiveField extra="Visitors see active pictures only" />;
}
