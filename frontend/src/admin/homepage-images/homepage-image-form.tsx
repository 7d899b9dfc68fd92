import { Form, Input, Select } from 'antd';
import {
  ALT_TEXT_MAX_LENGTH,
  HOMEPAGE_SECTIONS,
  IMAGE_DESCRIPTION_MAX_LENGTH,
  IMAGE_TITLE_MAX_LENGTH,
  MAX_ORDER,
  type HomepageImageView,
  type SaveHomepageImage,
} from '@farmhouse/contracts/content/homepage-image';
import { CrudForm, type CrudEditor } from '../ui/crud/crud-form.tsx';
import { ActiveField } from '../ui/forms/fields/active-field.tsx';
import { ALT_TEXT_HINT } from '../ui/pictures/alt-text.ts';
import { PictureAddressField } from '../ui/pictures/picture-address.tsx';
import { OrderField } from '../ui/forms/fields/order-field.tsx';
import { pictureAddress, required } from '../ui/forms/rules.ts';
import { wordLabel } from '../ui/word-label.ts';
import { bodyOf } from './homepage-image-values.ts';
import { SectionPreview } from './section-preview.tsx';

const NEW_IMAGE: Partial<SaveHomepageImage> = { order: 0, active: true };
const SECTIONS = HOMEPAGE_SECTIONS.map((value) => ({ value, label: wordLabel(value) }));

const imageUrl = pictureAddress('Valid image URL is required');

/** The fields of a homepage image. */
export default function HomepageImageForm(editor: CrudEditor<HomepageImageView, SaveHomepageImage>) {
  return (
    <CrudForm
      {...editor}
      sendsOnlyChanges
      container="dialog"
      initialValues={editor.record ?? NEW_IMAGE}
      bodyOf={bodyOf}
    >
      <Form.Item name="section" label="Section" rules={[required('Section')]}>
        <Select options={SECTIONS} placeholder="Choose one" />
      </Form.Item>
      <Form.Item name="title" label="Title" rules={[required('Title')]}>
        <Input maxLength={IMAGE_TITLE_MAX_LENGTH} />
      </Form.Item>
      <PictureAddressField
        name="imageUrl"
        label="Image URL"
        extra="Upload a file, or type an address that begins with https://, or a path of this site"
        validateTrigger="onBlur"
        rules={[imageUrl]}
        required
        picture="Image"
      />
      <SectionPreview />
      <Form.Item name="altText" label="Alt text" extra={ALT_TEXT_HINT}>
        <Input maxLength={ALT_TEXT_MAX_LENGTH} />
      </Form.Item>
      <Form.Item name="description" label="Description" extra="Optional">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={IMAGE_DESCRIPTION_MAX_LENGTH} />
      </Form.Item>
      <OrderField max={MAX_ORDER} extra="The lowest number comes first in its section" />
      <ActiveField extra="Visitors see active images only" />
    </CrudForm>
  );
}
